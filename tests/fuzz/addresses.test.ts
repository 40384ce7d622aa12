import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sitePath } from '../../src/browser/site-path.ts';
import { fuzz, textOf } from './fuzz.ts';

const homes = ['https://docs.example.com', 'https://example.com/docs'];
const origin = 'https://docs.example.com';

test('the path of any address stays on the site, wherever a browser takes it', () =>
  fuzz(
    textOf(
      [
        ...['/', '\\', '.', '..', ':', '//', '@', '#', '?', '%2f', '%5c', '\t', 'evil.example'],
        ...['https:', 'http:', 'javascript:', 'data:', 'docs', 'docs.example.com', ...homes],
      ],
      12,
      fc.constant(''),
    ),
    (address) => {
      const path = sitePath(address, homes);
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
    },
    2000,
  ));

import { expect, test } from 'vitest';
import type { PageReport } from './check-page.ts';
import { countsOf, risesOver } from './ratchet.ts';

const page = (file: string, ...checks: ('heading' | 'block')[]): PageReport => ({
  file,
  figures: { sentences: 0, medianWords: 0, short: 0, connected: 0, you: 0 },
  sentences: [],
  mistakes: [],
  blocks: checks.map((check) => ({ check, line: 1, message: '' })),
});

test('fewer are welcome, more are not', () => {
  const before = countsOf([page('a.md', 'heading', 'block'), page('b.md', 'block')]);
  expect(risesOver(before, countsOf([page('a.md', 'heading')]))).toEqual([]);
  expect(risesOver(before, countsOf([page('a.md', 'heading', 'heading')]))).toEqual([
    'a.md  2 headings go straight to code, up from 1.',
  ]);
});

test('a page that is new may have none', () => {
  expect(risesOver({}, countsOf([page('new.md', 'block')]))).toEqual([
    'new.md  1 blocks follow another without a sentence, up from 0.',
  ]);
});

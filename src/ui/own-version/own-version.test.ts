import { expect, test } from 'vitest';
import { isNewer, newerIn, versionIn } from './own-version.ts';

test('a version is read from what a reader writes or pastes', () => {
  expect(versionIn(' v5.48.0 ')).toBe('5.48.0');
  expect(versionIn('5.48')).toBe('5.48');
  expect(versionIn('{ "dependencies": { "@strapi/strapi": "^5.30.1", "react": "^18.0.0" } }')).toBe(
    '5.30.1',
  );
  for (const other of ['', 'latest', '4.25.0', '{ "dependencies": { "strapi": "3.6.0" } }'])
    expect(versionIn(other)).toBeUndefined();
});

test('what came later is newer; of a minor version, every patch is there', () => {
  expect(isNewer('5.48.0', '5.47.9')).toBe(true);
  expect(isNewer('5.9.0', '5.48.0')).toBe(false);
  expect(isNewer('5.48.2', '5.48.1')).toBe(true);
  expect(isNewer('5.48.2', '5.48')).toBe(false);
  expect(isNewer('5.48.0', '5.48.0')).toBe(false);
});

test('of a text, the newest version counts that the reader lacks', () => {
  const text =
    'Two options, `a` (since 5.9.0) and `b` (Since 5.52.0), and `c` (since client 1.4.0)';
  expect(newerIn(text, '5.10.0')).toBe('5.52.0');
  expect(newerIn(text, '5.8')).toBe('5.52.0');
  expect(newerIn(text, '5.52')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { Problems } from '../problems/problems.ts';
import { exampleKey, newestFirst, readTestedFrom } from './older-versions.ts';

const file = 'docs/data/older-versions.json';
const read = (versions: object, problems = new Problems()) =>
  readTestedFrom(
    {
      file,
      text: JSON.stringify({
        present: '5.54.0',
        pages: { 'docs/a.md': { examplesHash: 'x', versions } },
      }),
    },
    problems,
  ).get('docs/a.md');

test('an example counts from the version after the newest one on which it failed', () => {
  const versions = {
    '5.9.0': { always: '404', once: '404' },
    '5.40.0': { once: '404' },
    '5.51.2': { late: '404' },
  };
  expect(read(versions)).toEqual({ late: '5.54.0', once: '5.51.2', always: '5.40.0' });
});

test('what is listed by version starts with the newest one', () => {
  expect(newestFirst({ '5.9.0': 1, '5.51.2': 2, '5.12.3': 3 }).map(([version]) => version)).toEqual(
    ['5.51.2', '5.12.3', '5.9.0'],
  );
});

test('an example has its key wherever it stands', () => {
  expect(exampleKey('GET /a')).toMatch(/^[\da-f]{16}$/);
  expect(exampleKey('GET /a')).not.toBe(exampleKey('GET /b'));
});

test('a file that is wrong is reported with how to make it again', () => {
  const problems = new Problems();
  expect(read({ 'the newest': {} }, problems)).toBeUndefined();
  expect(problems.list).toEqual([
    { file, line: 1, message: expect.stringContaining('npm run on -- 5.40.0') },
  ]);
});

import { expect, test } from 'vitest';
import { describedVersion, stalePinsIn, staleVersionsIn } from './stale-versions.ts';

const stale = (words: string) => staleVersionsIn(words, '5.55.1').map(({ line }) => line);

test.each([
  'In 5.54, the home page\ndoesn’t check it.',
  'Strapi 5.54 ignores both.',
  'Version 5.54.0 has about 110 events.',
  '| Question | Answer for Strapi 5.54 |',
])('%j has to be checked again', (words) => {
  expect(stale(`\n${words}`)).toEqual([2]);
});

test.each([
  'Since Strapi 5.54, a file has an id.',
  'These options were added in version 5.47.',
  'Strapi 5.54 introduces a library.',
  'Strapi 5.54.0 replaced a library.',
  'Up to version 5.52, it was in the URL. Starting with 5.53.0, it isn’t.',
  'This needs 5.54 or later.',
  'In 5.55, nothing checks it. Port 15.54.1 is no version.',
  'MySQL 5.7 has no window functions.',
])('%j stays as it is', (words) => {
  expect(stale(words)).toEqual([]);
});

test('a command installs the described version', () => {
  const source = 'npm install @strapi/plugin-graphql@5.54.0\nnpx create-strapi-app@5.55.1';
  expect(stalePinsIn(source, '5.55.1').map(({ line }) => line)).toEqual([1]);
});

test('the described version is that of the facts', () => {
  expect(describedVersion()).toMatch(/^5\.\d+\.\d+$/);
});

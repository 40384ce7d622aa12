import { expect, test } from 'vitest';
import { excerptOf, markWords } from './mark.ts';

const isMatch = (word: string) => word === 'sort' || word === 'documents';

test('marks whole words and nothing else', () => {
  expect(markWords('Sort strapi.documents by sorting', isMatch)).toEqual([
    { text: 'Sort', marked: true },
    { text: ' strapi.', marked: false },
    { text: 'documents', marked: true },
    { text: ' by sorting', marked: false },
  ]);
});

test('HTML stays text', () => {
  expect(markWords('<b>sort</b>', isMatch)).toEqual([
    { text: '<b>', marked: false },
    { text: 'sort', marked: true },
    { text: '</b>', marked: false },
  ]);
});

test('an excerpt shows the stretch with the most matches', () => {
  const filler = 'nothing to see here '.repeat(20);
  const excerpt = excerptOf(`sort ${filler} then sort all documents ${filler}`, isMatch);
  const text = excerpt.map((part) => part.text).join('');
  expect(text).toContain('sort all documents');
  expect(text).toMatch(/^… .* …$/);
  expect(text.length).toBeLessThan(200);
});

test('a short text is its own excerpt', () => {
  expect(
    excerptOf('Sort them', isMatch)
      .map(({ text }) => text)
      .join(''),
  ).toBe('Sort them');
});

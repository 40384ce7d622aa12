import { expect, test } from 'vitest';
import { readTree } from '../src/markdown/parse.ts';
import { wordsOfCode } from './code-text.ts';
import { wordsOfPage } from './page-text.ts';
import { repeatedWordsIn, wrongArticlesIn } from './slips.ts';
import { misspellings } from './spelling.ts';
import { wordListHits } from './word-list.ts';

const words = (source: string, code: 'none' | 'marks' | 'statuses' = 'none') =>
  wordsOfPage(source, readTree(source), code);

test('everything a reader reads is checked, in its place', () => {
  const source = `---
title: Begin anew
tags: [anew]
---

## Anew {#anew}

| Anew | \`anew\` |
|---|---|

::image{src="./anew.png" alt="Anew"}

:::note[Anew]
[**Anew**](/anew).
:::

\`\`\`js
anew();
\`\`\`
`;
  const text = words(source);
  expect(text).toHaveLength(source.length);
  const lines = text.split('\n').flatMap((line, at) => (/anew/i.test(line) ? [at + 1] : []));
  expect(lines).toEqual([2, 6, 8, 11, 13, 14]);
});

test.each([
  ['The option stands in the file.', 'is in'],
  ['It stands **in** the file.', 'is in'],
  ['The request answers `404`.', 'returns'],
  ['Whoever may read it.', 'anyone who'],
  ['A draft that is no page.', 'isn’t'],
  ['The server refuses it.', 'rejects'],
  ['They are loaded at once.', 'immediately'],
  ['Files begin with a dot.', 'starts with'],
])('the word list has something better for %j', async (source, better) => {
  const [hit, ...others] = await wordListHits(words(source, 'statuses'));
  expect(hit?.message).toContain(better);
  expect(others).toEqual([]);
});

test.each([
  '`id` stands for the id.',
  'There are no errors.',
  'Strapi loads all of them at once.',
  'The error says “connection refused”.',
  'It no longer answers the question.',
])('the word list has nothing against %j', async (source) => {
  expect(await wordListHits(words(source, 'statuses'))).toEqual([]);
});

test('a hit has the line of the file', async () => {
  const hits = await wordListHits(words('Fine.\n\n- Fine.\n- Do it anew.\n'));
  expect(hits).toEqual([expect.objectContaining({ line: 4 })]);
});

test('British spellings and typos are misspelled, names of the project are not', async () => {
  const text = 'The colour of a\nwebhok in Strapi, with UIDs and lifecycles.';
  const found = await misspellings(text);
  expect(found.map(({ line }) => line)).toEqual([1, 2]);
  expect(found[0]?.message).toContain('color');
});

test('words written twice are found, those in neighboring cells, items or code are not', () => {
  expect(repeatedWordsIn(words('In the\nthe file.', 'marks'))).toHaveLength(1);
  const apart = '| yes | yes |\n|---|---|\n\n- routes\n- routes\n\nThe `id` id.\n';
  expect(repeatedWordsIn(words(apart, 'marks'))).toEqual([]);
});

test('wrong articles are found', () => {
  expect(wrongArticlesIn('An URL, a URL, an API, a API.')).toHaveLength(1);
});

test('of code, only comments, literals and the text in JSX are checked', () => {
  const source = `import a from 'anew';
// anew
const anew = 'anew' + \`anew \${anew} anew\`;
const shown = <p title="anew">anew</p>;
`;
  const text = wordsOfCode(source, 'page.tsx');
  expect(text).toHaveLength(source.length);
  expect(text.match(/anew/g)).toHaveLength(6);
  expect(text.split('\n')[0]?.trim()).toBe('');
});

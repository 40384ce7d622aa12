import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOfCode } from './code-text.ts';
import { codeFiles, shownPath } from './files.ts';
import { wordListHits } from './word-list.ts';

/** Lists of words in which the words to avoid are data, such as what readers type. */
const wordData = ['src/retrieval/vocabulary/stop-words.ts', 'prose/mistakes.test.ts'];

test('messages and labels in the code keep to the word list', async () => {
  const files = codeFiles().filter((file) => !wordData.includes(shownPath(file)));
  const hits = await Promise.all(
    files.map(async (file) => {
      const found = await wordListHits(wordsOfCode(readFileSync(file, 'utf8'), file));
      return found.map(({ line, message }) => `${shownPath(file)}:${line}  ${message}`);
    }),
  );
  expect(hits.flat()).toEqual([]);
});

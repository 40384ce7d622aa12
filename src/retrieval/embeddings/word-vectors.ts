import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/project-root.ts';
import type { SearchablePage } from '../questions/page-questions.ts';
import { embed, wordsToEmbed } from './embedding.ts';
import { pageTexts } from './page-texts.ts';

/** The vectors of words, whose sum is the embedding of a text; see `data/retrieval/word-vectors/README.md`. */
export type WordVectors = ReadonlyMap<string, Int8Array>;

const folder = path.join(projectRoot, 'data/retrieval/word-vectors');

/**
 * Reads the table: the words of `words.txt`, one on each line, and in `vectors.bin` as many signed
 * bytes for each of them as there are dimensions, in the same order.
 * @throws Error if the two files don't belong together
 */
export function readWordVectors(): WordVectors {
  const words = readFileSync(path.join(folder, 'words.txt'), 'utf8').trimEnd().split('\n');
  const bytes = readFileSync(path.join(folder, 'vectors.bin'));
  const dimensions = bytes.length / words.length;
  if (!Number.isInteger(dimensions)) {
    throw new Error(
      `vectors.bin has ${bytes.length} bytes for the ${words.length} words of words.txt, which isn't a whole number for each. Make both again with ${path.join(folder, 'make.py')}.`,
    );
  }
  const all = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return new Map(
    words.map((word, row) => [word, all.subarray(row * dimensions, (row + 1) * dimensions)]),
  );
}

/** The table, and the words of these pages that aren't in it yet. */
export const wordVectorsFor = (pages: readonly SearchablePage[]): WordVectors =>
  withNewWords(readWordVectors(), pages);

/** A word without a vector means what the texts mean that have it, and tells as much as other words do. */
function withNewWords(vectors: WordVectors, pages: readonly SearchablePage[]): WordVectors {
  const textsOf = new Map<string, (readonly string[])[]>();
  for (const page of pages) {
    const { description, questions, sections } = pageTexts(page);
    for (const words of [description, ...questions, ...sections].map(wordsToEmbed)) {
      for (const word of new Set(words)) {
        if (!vectors.has(word)) textsOf.set(word, [...(textsOf.get(word) ?? []), words]);
      }
    }
  }
  const lengths = [...vectors.values()].map((vector) => Math.hypot(...vector));
  const length = lengths.reduce((sum, value) => sum + value, 0) / lengths.length;
  const added = [...textsOf].flatMap(([word, texts]) => {
    const meaning = embed(texts.flat(), vectors);
    return meaning
      ? [[word, Int8Array.from(meaning, (value) => Math.round(value * length))] as const]
      : [];
  });
  return new Map([...vectors, ...added]);
}

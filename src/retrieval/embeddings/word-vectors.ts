import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/project-root.ts';

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

import type { WordVectorsFile } from '../index/format.ts';
import { packEmbedding } from './packed.ts';
import { wordShard } from './word-shard.ts';
import type { WordVectors } from './word-vectors.ts';

/** About half a kilobyte each, compressed. */
export const wordVectorShards = 512;

/** The vectors of all words, in as many files. */
export function packWordVectors(vectors: WordVectors): WordVectorsFile[] {
  const files = Array.from(
    { length: wordVectorShards },
    (): Record<string, WordVectorsFile[string]> => ({}),
  );
  for (const [word, vector] of vectors) {
    const file = files[wordShard(word, wordVectorShards)];
    if (file) file[word] = [Math.round(Math.hypot(...vector)), packEmbedding(vector)];
  }
  return files;
}

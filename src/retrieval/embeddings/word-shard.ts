/**
 * The file in which a word's vector is, by FNV-1a. The files are so many that each is small: a question
 * loads one for each of its words.
 */
export function wordShard(word: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (const character of word) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % shards;
}

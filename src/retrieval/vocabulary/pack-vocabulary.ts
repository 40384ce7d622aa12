import { otherProducts } from './other-products.ts';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';
import type { PackedSynonyms, PackedVocabulary } from './vocabulary.ts';

/** All synonyms by the first letter of what stands for something else. */
export function packSynonyms(): ReadonlyMap<string, PackedSynonyms> {
  return Map.groupBy(
    synonyms.flatMap(({ from, to, weight }) =>
      from.map((phrase) => [phrase, to, weight ?? 1] as const),
    ),
    ([phrase]) => phrase[0] ?? '',
  );
}

/** The vocabulary for the index. It's apart from its reader, so that browsers load it only once. */
export function packVocabulary(): PackedVocabulary {
  return {
    stopWords: [...stopWords].join(' '),
    otherProducts: [...otherProducts].join(' '),
  };
}

import { everydayCode } from './everyday-code.ts';
import { everydayContent } from './everyday-content.ts';
import { everydayOperation } from './everyday-operation.ts';
import { otherProducts } from './other-products.ts';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';
import { vagueWords } from './vague-words.ts';
import type { PackedVocabulary } from './vocabulary.ts';

const allSynonyms = [...synonyms, ...everydayContent, ...everydayCode, ...everydayOperation];

/** The vocabulary for the index. It's apart from its reader, so that browsers load it only once. */
export function packVocabulary(): PackedVocabulary {
  return {
    stopWords: [...stopWords].join(' '),
    vague: vagueWords.map(({ weight, words }) => [weight, [...words].join(' ')]),
    synonyms: allSynonyms.map(({ from, to, weight }) => [from, to, weight ?? 1]),
    otherProducts: [...otherProducts].join(' '),
  };
}

/** The vocabulary as it travels with the index: without the reasons, which only people read. */
export interface PackedVocabulary {
  /** Words separated by spaces. */
  readonly stopWords: string;
  readonly otherProducts: string;
}

/** Words or phrases with what they can stand for. A question loads those that start like its words. */
export type PackedSynonyms = readonly (readonly [
  phrase: string,
  to: readonly string[],
  weight: number,
])[];

/** The vocabulary, ready for looking words up. */
export interface Vocabulary {
  readonly stopWords: ReadonlySet<string>;
  readonly otherProducts: ReadonlySet<string>;
}

export function readVocabulary(packed: PackedVocabulary): Vocabulary {
  return {
    stopWords: new Set(packed.stopWords.split(' ')),
    otherProducts: new Set(packed.otherProducts.split(' ')),
  };
}

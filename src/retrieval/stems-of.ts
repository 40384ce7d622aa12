import { stemOf } from './match-words.ts';
import { chunksOf, tokensOf } from './tokens.ts';

/** The stems of a text's words, each once. */
export const stemsOf = (text: string): string[] => [
  ...new Set(chunksOf(text).flatMap(tokensOf).map(stemOf)),
];

import { stemmer } from 'stemmer';
import type { RetrievalIndex } from './index/open-index.ts';
import type { QuestionTerm } from './question.ts';
import { matchQuality } from './weights.ts';
import { areForms } from './word-forms.ts';

/** Words of the index that a term of the question may mean, and how well each fits, 0 to 1. */
export type WordMatches = ReadonlyMap<string, number>;

/** Shorter beginnings fit too many words. */
const shortestPrefix = 2;

const stems = new Map<string, string>();

/** The stem of a word; each is looked at again with every key that is typed. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** The beginning that all forms of a word have in common, as far as its stem tells. */
export function beginningOf(word: string): string {
  const stem = stemOf(word);
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length += 1;
  // `copies` and `copy` have the stem `copi`.
  if (stem.endsWith('i')) length = Math.min(length, stem.length - 1);
  return length < 3 ? word : word.slice(0, length);
}

/** Matches a term against the words that are loaded. */
export function matchWords(term: QuestionTerm, index: RetrievalIndex): Map<string, number> {
  const matches = new Map<string, number>();
  const add = (word: string, quality: number) => {
    if ((matches.get(word) ?? 0) < quality) matches.set(word, quality);
  };
  const stem = stemOf(term.word);
  const [singular, plural] = [term.word.replace(/s$/, ''), `${term.word}s`];
  const prefixQuality = term.last ? matchQuality.prefixLast : matchQuality.prefix;
  for (const word of index.wordsLike(term.word)) {
    if (word === term.word) add(word, matchQuality.exact);
    else if (word === plural || word === singular) add(word, matchQuality.plural);
    else if (stemOf(word) === stem && areForms(word, term.word)) {
      add(word, matchQuality.stem);
    } else if (
      term.word.length >= shortestPrefix &&
      word.startsWith(term.word) &&
      // `in` begins hundreds of words; only what is being typed may be so short.
      (term.last || term.word.length > shortestPrefix)
    ) {
      // The more of the word has been typed, the likelier it is meant.
      add(word, prefixQuality * (0.6 + 0.4 * (term.word.length / word.length)));
    }
  }
  for (const [synonym, weight] of term.synonyms) {
    if (index.words.has(synonym)) add(synonym, matchQuality.synonym * weight);
  }
  return matches;
}

import { stemmer } from 'stemmer';
import { matchQuality } from '../config/weights.ts';
import { editDistance } from './edit-distance.ts';
import type { QueryTerm } from './query.ts';

/** Words of the index that a term of the query may mean, and how well each fits, 0 to 1. */
export type WordMatches = ReadonlyMap<string, number>;

/** Shorter beginnings fit too many words. */
const shortestPrefix = 2;

/** Shorter words differ from others by one letter too often for it to be a mistake. */
const shortestWithOneTypo = 4;
const shortestWithTwoTypos = 7;

const stems = new Map<string, string>();

/** The stem of a word; each is looked at again with every key that is typed. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** Matches a term against the words that are known. */
export function matchWords(term: QueryTerm, words: Iterable<string>): Map<string, number> {
  const matches = new Map<string, number>();
  const add = (word: string, quality: number) => {
    if ((matches.get(word) ?? 0) < quality) matches.set(word, quality);
  };
  const stem = stemOf(term.word);
  const prefixQuality = term.last ? matchQuality.prefixLast : matchQuality.prefix;
  for (const word of words) {
    if (word === term.word) add(word, matchQuality.exact);
    else if (term.kind === 'pair') continue;
    else if (word === `${term.word}s` || term.word === `${word}s`) add(word, matchQuality.plural);
    else if (word[0] === term.word[0] && stemOf(word) === stem) {
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
    if (term.synonyms.includes(word)) add(word, matchQuality.synonym);
  }
  return matches;
}

/** Words from which a term differs by a typing mistake or two. */
export function matchMisspelt(term: QueryTerm, words: Iterable<string>): Map<string, number> {
  const matches = new Map<string, number>();
  const { word: typed, last } = term;
  if (typed.length < shortestWithOneTypo) return matches;
  const limit = typed.length >= shortestWithTwoTypos ? 2 : 1;
  for (const word of words) {
    let distance = editDistance(typed, word, limit);
    if (distance > limit && last && word.length > typed.length) {
      // A mistake in a word that is still being typed.
      distance = editDistance(typed, word.slice(0, typed.length), 1);
      if (distance > 1) continue;
      distance += 1;
    }
    if (distance > limit || distance === 0) continue;
    const quality = distance === 1 ? matchQuality.oneTypo : matchQuality.twoTypos;
    // First letters are seldom wrong.
    matches.set(word, word[0] === typed[0] ? quality : quality * 0.8);
  }
  return matches;
}

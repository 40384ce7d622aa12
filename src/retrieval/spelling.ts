import { editDistance } from './edit-distance.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import type { QuestionTerm } from './question.ts';
import { matchQuality } from './weights.ts';

/** Of three letters, their order may be wrong, or one more may be missing: `adn`, `wat`, `typ`. */
const shortestWithSlip = 3;
/** Shorter words differ from others by one letter too often for another mistake. */
const shortestWithOneTypo = 4;
const shortestWithTwoTypos = 7;
/** Of shorter words, one with another letter is likelier another word: `rust` is not `rest`. */
const shortestWithWrongLetter = 6;
const wrongLetter = 0.7;
/** First letters are seldom wrong. */
const wrongFirstLetter = 0.8;
/** Nearest words that a mistake may have meant. */
const mostWords = 8;

/**
 * Words of the whole index from which a term differs by a typo or two, nearest first, with
 * how likely each was meant, 0 to 1.
 */
export async function correctSpelling(
  term: QuestionTerm,
  index: RetrievalIndex,
): Promise<Map<string, number>> {
  const { word } = term;
  if (word.length < shortestWithSlip || !/^\p{L}+$/u.test(word)) return new Map();
  const [first = '', second = ''] = word;
  const likely = nearWords(term, await index.lexicon(first));
  if (likely.size > 0) return likely;
  // `ebhook`, `ewbhook`: the first letter was left out or changed places.
  return nearWords(term, await index.lexicon(second));
}

function nearWords({ word: typed, last }: QuestionTerm, words: readonly string[]) {
  const limit = typed.length >= shortestWithTwoTypos ? 2 : 1;
  const near: [word: string, quality: number][] = [];
  const isShort = typed.length < shortestWithOneTypo;
  for (const word of words) {
    if (isShort && word.length !== typed.length + 1) continue;
    let distance = editDistance(typed, word, limit);
    if (distance > limit && last && word.length > typed.length) {
      // A mistake in a word that is still being typed.
      distance = editDistance(typed, word.slice(0, typed.length), 1);
      if (distance > 1) continue;
      distance += 1;
    }
    if (distance > limit || distance === 0) continue;
    let quality: number = distance === 1 && !isShort ? matchQuality.oneTypo : matchQuality.twoTypos;
    if (word[0] !== typed[0]) quality *= wrongFirstLetter;
    if (typed.length < shortestWithWrongLetter && hasWrongLetter(typed, word)) {
      quality *= wrongLetter;
    }
    near.push([word, quality]);
  }
  return new Map(near.sort(([, a], [, b]) => b - a).slice(0, mostWords));
}

/** Whether a word that no page has is likely one of these with a typo, such as `wich`. */
export function isSlipOf(typed: string, words: Iterable<string>): boolean {
  if (typed.length < shortestWithSlip || !/^\p{L}+$/u.test(typed)) return false;
  const limit = typed.length >= shortestWithTwoTypos ? 2 : 1;
  return [...words].some(
    (word) =>
      word.length >= shortestWithSlip &&
      editDistance(typed, word, limit) <= limit &&
      (typed.length >= shortestWithWrongLetter || !hasWrongLetter(typed, word)),
  );
}

/** Whether two words of the same length differ by letters, not by their order or by how a sound is written. */
function hasWrongLetter(a: string, b: string): boolean {
  return a.length === b.length && soundsOf(a) !== soundsOf(b);
}

/** The letters in alphabetical order, those alike that sound alike: `tipe` for `type`, `singel` for `single`. */
const soundsOf = (word: string): string => [...word.replaceAll('y', 'i')].sort().join('');

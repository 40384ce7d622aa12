import { chunksOf, tokensOf } from '../retrieval/tokens.ts';
import type { MarkedPart, MarkedText } from './provider.ts';

/** Tells whether a word of a text answers the query. */
export type IsMatch = (word: string) => boolean;

const wordPattern = /[$@]?[\p{L}\p{N}_]+/gu;

/** Marks the words of a text that match. */
export function markWords(text: string, isMatch: IsMatch): MarkedText {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const found of text.matchAll(wordPattern)) {
    const [word] = found;
    if (!chunksOf(word).flatMap(tokensOf).some(isMatch)) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), marked: false });
    parts.push({ text: word, marked: true });
    end = found.index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** Length of an excerpt in characters: two lines of a result on a wide screen. */
const excerptLength = 150;

/** The stretch of a text with the most different matches, cut at words, with the matches marked. */
export function excerptOf(text: string, isMatch: IsMatch): MarkedText {
  const start = bestStart(text, isMatch);
  let end = Math.min(text.length, start + excerptLength);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > start) end = space;
  }
  const parts = markWords(text.slice(start, end), isMatch);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...parts,
    ...(end < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

/**
 * The excerpt of several texts that has the most terms of the query; of equal ones, that of the first text.
 * @param terms what matches each term
 */
export function bestExcerptOf(texts: readonly string[], terms: readonly IsMatch[]): MarkedText {
  const isMatch: IsMatch = (word) => terms.some((term) => term(word));
  const [best = []] = texts
    .map((text) => excerptOf(text, isMatch))
    .toSorted((a, b) => termsIn(b, terms) - termsIn(a, terms));
  return best;
}

function termsIn(excerpt: MarkedText, terms: readonly IsMatch[]): number {
  const words = excerpt
    .filter(({ marked }) => marked)
    .flatMap(({ text }) => chunksOf(text).flatMap(tokensOf));
  return terms.filter((term) => words.some(term)).length;
}

function bestStart(text: string, isMatch: IsMatch): number {
  const found: { readonly index: number; readonly word: string }[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const hit = chunksOf(match[0]).flatMap(tokensOf).find(isMatch);
    if (hit !== undefined) found.push({ index: match.index, word: hit });
  }
  let best = 0;
  let mostWords = 0;
  for (const { index } of found) {
    const inside = found.filter(
      (other) => other.index >= index && other.index < index + excerptLength,
    );
    const words = new Set(inside.map(({ word }) => word)).size;
    if (words > mostWords) {
      mostWords = words;
      best = index;
    }
  }
  if (best + excerptLength / 4 < excerptLength) return 0;
  // A few words before the first match, so that it does not stand alone.
  const space = text.lastIndexOf(' ', best - 30);
  return space === -1 ? 0 : space + 1;
}

import { groupBy } from '../document/group-by.ts';
import { gap, type MessagePattern } from './message-pattern.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A message that was found in a paste. */
export interface Recognized {
  /** Places in the list of patterns: a message can be explained on several pages. */
  readonly patterns: readonly number[];
  /** The message as it was pasted, and which parts of it differ from one project to the next. */
  readonly parts: readonly { readonly text: string; readonly own: boolean }[];
  /** How many of its words are the same everywhere. */
  readonly words: number;
}

/** Longer pastes are cut, in characters: a log says first what went wrong. */
export const longestPaste = 200_000;
/** What may be in one gap of a message: words, paths and addresses, which consist of many words without a space. */
const longestGap = { words: 60, stretches: 14 };
/** A message with fewer words may be part of any sentence, so little else may be on its line. */
const fewWords = 3;
/** A level, a status, a time and the class of an error may be on the line of a short message. */
const wordsAround = 6;
const aroundMessage =
  /^(?:error|warn(?:ing)?|info|http|fatal|uncaught|status|\d[\p{L}\d]*|\p{L}+error)$/u;
/** Characters before and after it that are looked at, up to the end of its line or of its string in JSON. */
const lineLooked = 300;
const lineEnd = /[\n"]/;
/**
 * Lines of a stack, colors of a terminal, and commands that somebody typed or npm repeats: they name files and
 * functions, not what went wrong.
 */
const noise =
  /[^\P{Cc}\n]\[[\d;]*m|^[ \t]*(?:at\s.*(?:\)|:\d+:\d+)|\^+|[$%] .+|> (?:@?[^\s@]+@[^\s@]+ \S+|strapi \S.*))[ \t]*$/gmu;
/** What follows is why the message before it came. */
const causes =
  /caused by|\[cause\]|original error:|try again\s+with --debug|bug in your instance|schema creation failed/gi;

/** The messages of the patterns that are in a paste, causes first, then as they follow each other. */
export function recognize(paste: string, patterns: readonly MessagePattern[]): Recognized[] {
  const text = paste.slice(0, longestPaste).replace(noise, (found) => ' '.repeat(found.length));
  const tokens = tokensOf(text);
  const byFirst = groupBy(patterns.keys(), (number) => patterns[number]?.stretches[0]?.[0]);
  const found: Match[] = [];
  for (const [at, { word }] of tokens.entries()) {
    for (const number of byFirst.get(word) ?? []) {
      const pattern = patterns[number];
      const spans = pattern && spansOf(pattern, tokens, at);
      if (!spans || (pattern.words < fewWords && !isAlone(text, spans, pattern))) continue;
      found.push({ numbers: [number], spans, words: pattern.words });
    }
  }
  const endsOpen = ({ numbers }: Match): boolean =>
    numbers.some((number) => patterns[number]?.open.after);
  // Why others came: something says so, or the message before it ends in it, as in `Migration … failed: …`.
  const announced = [...text.matchAll(causes)].map((cause) => cause.index + cause[0].length);
  const causeOf = (match: Match, before: Match | undefined): number =>
    announced.filter((end) => end <= startOf(match)).length +
    Number(before !== undefined && endsOpen(before) && isNext(text, before, match));
  return longest(found)
    .map((match, at, all) => ({ ...match, cause: causeOf(match, all[at - 1]) }))
    .sort((a, b) => b.cause - a.cause)
    .map(({ numbers, spans, words }) => ({
      patterns: numbers,
      words,
      parts: partsOf(text, spans),
    }));
}

/** A stretch of the text, from and up to a character. */
type Span = readonly [number, number];

interface Match {
  readonly numbers: number[];
  /** The stretches of the message; between them is what differs. */
  readonly spans: readonly Span[];
  readonly words: number;
}

function spansOf(
  { stretches }: MessagePattern,
  tokens: readonly Token[],
  from: number,
): Span[] | undefined {
  const spans: Span[] = [];
  let at = from;
  for (const [number, stretch] of stretches.entries()) {
    const [words, furthest] =
      number === 0
        ? [0, Infinity]
        : [longestGap.words, (tokens[at - 1]?.stretch ?? 0) + longestGap.stretches];
    const last = Math.min(at + words, tokens.length - stretch.length);
    const isOver = () => at > last || (tokens[at]?.stretch ?? 0) > furthest;
    while (!isOver() && !stretch.every((word, next) => fits(word, tokens[at + next]?.word)))
      at += 1;
    const [first, end] = [tokens[at], tokens[at + stretch.length - 1]];
    if (isOver() || !first || !end) return undefined;
    spans.push([first.start, end.end]);
    at += stretch.length;
  }
  return spans;
}

/** Whether a word of a pattern is one that was pasted, or its beginning or end. */
const fits = (word: string, pasted = ''): boolean =>
  word === pasted ||
  (word.startsWith(gap) && pasted.endsWith(word.slice(1))) ||
  (word.endsWith(gap) && pasted.startsWith(word.slice(0, -1)));

/** Of matches in the same place those that say most; the same message on two pages is one match. */
function longest(matches: readonly Match[]): Match[] {
  const kept: Match[] = [];
  for (const match of matches.toSorted((a, b) => b.words - a.words)) {
    const over = kept.find(
      (other) => startOf(match) < endOf(other) && startOf(other) < endOf(match),
    );
    if (!over) kept.push(match);
    // The same words on another page, or fewer of them: `Migration … failed` within `Migration … failed: Original error`.
    else if (
      (match.words >= fewWords || match.words === over.words) &&
      startOf(over) === startOf(match)
    ) {
      over.numbers.push(...match.numbers);
    }
  }
  // A log repeats itself.
  const seen = new Set<number>();
  return kept
    .sort((a, b) => startOf(a) - startOf(b))
    .filter(({ numbers: [number = -1] }) => !seen.has(number) && seen.add(number));
}

const startOf = ({ spans }: Match): number => spans[0]?.[0] ?? 0;
const endOf = ({ spans }: Match): number => spans.at(-1)?.[1] ?? 0;

/** Whether little else is on the line. A code such as `ECONNREFUSED` tells more than two words. */
function isAlone(text: string, spans: readonly Span[], { words, open }: MessagePattern): boolean {
  const [start = 0] = spans[0] ?? [];
  const [, end = start] = spans.at(-1) ?? [];
  const before =
    text
      .slice(Math.max(0, start - lineLooked), start)
      .split(lineEnd)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + lineLooked).split(lineEnd, 1);
  const [first, last] = [tokensOf(before), tokensOf(after)];
  const isFrame = (around: readonly Token[]) =>
    around.every(({ word }) => aroundMessage.test(word));
  return (
    [...first, ...last].filter(({ word }) => !aroundMessage.test(word)).length <= wordsAround &&
    (words === 1 || ((open.before || isFrame(first)) && (open.after || isFrame(last))))
  );
}

/** Whether a message comes on the line on which the one before it ends, or begins the next one. */
const isNext = (text: string, before: Match, match: Match): boolean =>
  !text
    .slice(endOf(before), startOf(match))
    .replace(/^[:\s]+/, '')
    .includes('\n');

function partsOf(text: string, spans: readonly Span[]): Recognized['parts'] {
  return spans.flatMap(([start, end], number) => {
    const next = spans[number + 1];
    const own = { text: text.slice(start, end), own: false };
    return next ? [own, { text: text.slice(end, next[0]), own: true }] : [own];
  });
}

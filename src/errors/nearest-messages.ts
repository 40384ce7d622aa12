import type { MessagePattern } from './message-pattern.ts';
import { longestPaste } from './recognize.ts';
import { tokensOf } from './tokens.ts';

/** Messages offered for one that isn't known. */
const offered = 3;
/** A message is near if the paste has at least this share of it, by how rare its words are. */
const leastShare = 0.6;

/** … and this many of its words, as three are soon together by chance. */
const leastWords = 4;

/** The patterns that share most of their rare words with one line of a paste, the nearest first. */
export function nearestMessages(paste: string, patterns: readonly MessagePattern[]): number[] {
  const lines = paste.slice(0, longestPaste).split('\n').map(wordsIn);
  const wordsOf = patterns.map(({ stretches }) => new Set(stretches.flat()));
  const frequency = new Map<string, number>();
  for (const word of wordsOf.flatMap((words) => [...words])) {
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weigh = (words: readonly string[]) =>
    words.reduce(
      (all, word) => all + Math.log(1 + patterns.length / (frequency.get(word) ?? 1)),
      0,
    );
  const known = lines
    .map((line) => new Set([...line].filter((word) => frequency.has(word))))
    .filter(({ size }) => size >= leastWords);
  return wordsOf
    .map((words, number) => {
      const all = weigh([...words]);
      const shared = known.map((line) => [...words].filter((word) => line.has(word)));
      const weight = Math.max(
        0,
        ...shared.filter(({ length }) => length >= leastWords).map((own) => weigh(own)),
      );
      return { number, share: weight / all, weight };
    })
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, offered)
    .map(({ number }) => number);
}

const wordsIn = (text: string): Set<string> => new Set(tokensOf(text).map(({ word }) => word));

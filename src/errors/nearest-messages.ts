import type { MessagePattern } from './message-pattern.ts';
import { longestPaste } from './recognize.ts';
import { tokensOf } from './tokens.ts';

/** Messages offered for one that isn't known. */
const offered = 3;
/** A message is near if the paste has at least this share of it, by how rare its words are. */
const leastShare = 0.6;

/** The patterns that share most of their rare words with a paste, the nearest first. */
export function nearestMessages(paste: string, patterns: readonly MessagePattern[]): number[] {
  const pasted = new Set(tokensOf(paste.slice(0, longestPaste)).map(({ word }) => word));
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
  return wordsOf
    .map((words, number) => {
      const shared = [...words].filter((word) => pasted.has(word));
      return { number, share: weigh(shared) / weigh([...words]), weight: weigh(shared) };
    })
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, offered)
    .map(({ number }) => number);
}

import { groupBy } from '../document/group-by.ts';
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
  const wordsOf = patterns.map(({ stretches }) => new Set(stretches.flat()));
  const places = wordsOf.flatMap((words, number) => [...words].map((word) => ({ word, number })));
  const byWord = groupBy(places, ({ word }) => word);
  const weigh = (words: Iterable<string>) =>
    [...words].reduce(
      (all, word) => all + Math.log(1 + patterns.length / (byWord.get(word)?.length ?? 1)),
      0,
    );
  const best = new Map<number, number>();
  for (const line of paste.slice(0, longestPaste).split('\n')) {
    const words = new Set(tokensOf(line).map(({ word }) => word));
    const shared = groupBy(
      [...words].flatMap((word) => byWord.get(word) ?? []),
      ({ number }) => number,
    );
    for (const [number, found] of shared) {
      if (found.length < leastWords) continue;
      best.set(number, Math.max(best.get(number) ?? 0, weigh(found.map(({ word }) => word))));
    }
  }
  return [...best]
    .filter(([number, weight]) => weight >= leastShare * weigh(wordsOf[number] ?? []))
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, offered)
    .map(([number]) => number);
}

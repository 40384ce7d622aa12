import { sum } from './sum.ts';
import type { TermScores } from './term-scores.ts';
import { weights } from './weights.ts';

/**
 * Extra for pages whose title says what was asked, and little else. Who types a title wants that page,
 * though others may say its words more often.
 */
export function scoreTitles(required: readonly TermScores[]): ReadonlyMap<number, number> {
  const asked = sum(required, ({ importance }) => importance);
  const matches = new Map<number, { length: number; named: number; words: number }>();
  for (const { importance, byTitle } of required) {
    for (const [page, { quality, length }] of byTitle) {
      const match = matches.get(page) ?? { length, named: 0, words: 0 };
      match.named += importance * quality;
      match.words += quality;
      matches.set(page, match);
    }
  }
  return new Map(
    [...matches].map(([page, { length, named, words }]) => {
      // A word or two of a long question are not the question.
      const likeness = (named / asked) ** 2 * Math.min(1, words / length);
      return [page, asked * weights.completeTitle * likeness];
    }),
  );
}

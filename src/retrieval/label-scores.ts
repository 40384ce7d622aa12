import type { RetrievalIndex } from './index/open-index.ts';
import { type Label, labelKinds } from './index/postings.ts';
import { sum } from './sum.ts';
import type { TermScores } from './term-scores.ts';
import { weights } from './weights.ts';

export interface LabelScore {
  readonly score: number;
  readonly ownScore: number;
}

/** Extra for sections with a title, heading or question that says what was asked, and little else. */
export function scoreLabels(
  terms: readonly TermScores[],
  index: RetrievalIndex,
): ReadonlyMap<number, LabelScore> {
  const required = terms.filter((term) => term.required);
  const asked = sum(required, ({ importance }) => importance);
  const matches = new Map<number, { label: Label; named: number; words: number }>();
  for (const { importance, byLabel } of required) {
    for (const [key, { quality, ...label }] of byLabel) {
      const match = matches.get(key) ?? { label, named: 0, words: 0 };
      match.named += importance * quality;
      match.words += quality;
      matches.set(key, match);
    }
  }
  const scores = new Map<number, LabelScore>();
  for (const { label, named, words } of matches.values()) {
    const { section, kind, length } = label;
    const isQuestion = kind >= labelKinds.question;
    const most = isQuestion
      ? weights.completeQuestion
      : index.positionOf(section) === 0
        ? weights.completeTitle
        : weights.completeHeading;
    const ofLabel = Math.min(1, words / length);
    // A word or two of a long question are not the question.
    const likeness = (named / asked) ** 2 * ofLabel ** (isQuestion ? 2 : 1);
    const before = scores.get(section) ?? { score: 0, ownScore: 0 };
    const own = isQuestion ? weights.answersQuestion : weights.completeHeading;
    scores.set(section, {
      score: Math.max(before.score, asked * most * likeness),
      ownScore: Math.max(before.ownScore, asked * own * likeness),
    });
  }
  return scores;
}

import { hasConnective } from './connectives.ts';
import type { Sentence } from './sentences.ts';

/** How the sentences of a text read, in figures. Shares are between 0 and 1. */
export interface Figures {
  readonly sentences: number;
  /** Median length in words. */
  readonly medianWords: number;
  /** Share of sentences of at most `shortSentence` words. */
  readonly short: number;
  /** Share of sentences with a connective. */
  readonly connected: number;
  /** Share of sentences that address the reader. */
  readonly you: number;
}

/** Words that a sentence has at most to count as short. */
export const shortSentence = 6;

const addressesReader = /\byou(?:r|rs|rself|rselves)?\b/i;

export function figuresOf(sentences: readonly Sentence[]): Figures {
  const share = (isCounted: (sentence: Sentence) => boolean) =>
    sentences.length === 0 ? 0 : sentences.filter(isCounted).length / sentences.length;
  return {
    sentences: sentences.length,
    medianWords: median(sentences.map(({ words }) => words)),
    short: share(({ words }) => words <= shortSentence),
    connected: share(({ text }) => hasConnective(text)),
    you: share(({ text }) => addressesReader.test(text)),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? 0;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

import { hasConnective, hasTrailingClause } from './connectives.ts';
import type { Sentence } from './sentences.ts';

/** How the sentences of a text read. Shares are per 100 sentences, lengths in words. */
export interface Figures {
  readonly sentences: number;
  readonly connected: number;
  /** Sentences that end in a clause after `, because`, `, so`, `, which` and the like. */
  readonly trailing: number;
  readonly startsWithIf: number;
  /** Sentences without a comma and without a connective. */
  readonly plain: number;
  /** Sentences of six words or fewer. */
  readonly short: number;
  readonly endsInColon: number;
  readonly median: number;
  readonly deviation: number;
}

/** A figure's name in the table, and the range in which respected documentation is. */
interface Corridor {
  readonly title: string;
  readonly least?: number;
  readonly most?: number;
}

/** The ranges come from counting six documentation sets with these rules; they never fail a page. */
export const corridors: Readonly<Record<Exclude<keyof Figures, 'sentences'>, Corridor>> = {
  connected: { title: 'connective', least: 38, most: 55 },
  trailing: { title: 'trailing', most: 10 },
  startsWithIf: { title: 'If …', most: 8 },
  plain: { title: 'plain', least: 35 },
  short: { title: '≤ 6 words', least: 4, most: 12 },
  endsInColon: { title: 'colon', most: 15 },
  median: { title: 'median', least: 13, most: 15 },
  deviation: { title: 'deviation', least: 6.5 },
};

export function figuresOf(sentences: readonly Sentence[]): Figures {
  const share = (isCounted: (text: string) => boolean) =>
    sentences.length === 0
      ? 0
      : (100 * sentences.filter(({ text }) => isCounted(text)).length) / sentences.length;
  const lengths = sentences.map(({ words }) => words);
  return {
    sentences: sentences.length,
    connected: share(hasConnective),
    trailing: share(hasTrailingClause),
    startsWithIf: share((text) => /^If\b/.test(text)),
    plain: share((text) => !text.includes(',') && !hasConnective(text)),
    short: (100 * lengths.filter((words) => words <= 6).length) / (lengths.length || 1),
    endsInColon: share((text) => text.endsWith(':')),
    median: median(lengths),
    deviation: deviation(lengths),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? 0;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function deviation(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  return Math.sqrt(squares / numbers.length);
}

import type { PackedArea } from './index/format.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import { weights } from './weights.ts';

/**
 * What each page counts for whatever it says: its rank, and what its area counts if the question names
 * none. If it names one, a low rank of its pages no longer says that something else is meant.
 */
export function areaRanks(
  words: readonly string[],
  index: RetrievalIndex,
): (page: number) => number {
  const text = ` ${words.join(' ')} `;
  const isNamed = ({ names }: PackedArea) => names.some((name) => text.includes(` ${name} `));
  const named = index.areas.filter(isNamed);
  const factors = new Map<number, number>();
  for (const area of index.areas) {
    if (named.length === 0) for (const page of area.pages) factors.set(page, area.unnamed);
  }
  const asked = new Set(named.flatMap(({ pages }) => pages));
  return (page) => {
    const rank = index.ranks[page] ?? 1;
    return (asked.has(page) ? Math.max(1, rank) : rank) ** weights.rank * (factors.get(page) ?? 1);
  };
}

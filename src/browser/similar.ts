/** How many suggestions a reader is given, and how alike titles must be to be of help, 0 to 1. */
const suggestions = 3;
const leastSimilarity = 0.3;

/** Titles or paths that are most like a query. */
export function mostSimilar(
  query: string,
  titles: readonly string[],
  { least = leastSimilarity, compare = similarity } = {},
): string[] {
  return titles
    .map((title) => ({ title, similarity: compare(query, title) }))
    .filter((candidate) => candidate.similarity >= least)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, suggestions)
    .map(({ title }) => title);
}

/** The share of pairs of letters that two texts have in common (Dice's coefficient). */
export function similarity(one: string, other: string): number {
  const a = pairsOf(one);
  const b = pairsOf(other);
  if (a.size === 0) return 0;
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)),
  );
}

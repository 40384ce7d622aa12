/** How many suggestions a reader is given, and how alike they must be to be of help, 0 to 1. */
const suggestions = 3;
const leastSimilarity = 0.3;

/** Titles or paths that share the most pairs of letters with a query (Dice's coefficient). */
export function mostSimilar(query: string, titles: readonly string[]): string[] {
  const asked = pairsOf(query);
  if (asked.size === 0) return [];
  return titles
    .map((title) => ({ title, similarity: similarity(asked, pairsOf(title)) }))
    .filter((candidate) => candidate.similarity >= leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, suggestions)
    .map(({ title }) => title);
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)),
  );
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}

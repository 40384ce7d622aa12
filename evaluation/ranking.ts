import { z } from 'zod';

const judgedQuery = z.strictObject({
  id: z.string().min(1),
  query: z.string(),
  /** Paths of pages that answer the query. Any of them will do. */
  expected: z.array(z.string().startsWith('/')).min(1),
  kind: z.string().min(1),
});

/** A query with the pages that answer it. */
export type JudgedQuery = z.infer<typeof judgedQuery>;
export const judgedQueries = z.array(judgedQuery);

/** Where the expected page came for one query. */
export interface QueryResult extends JudgedQuery {
  /** The ten best pages, one result each. */
  readonly paths: readonly string[];
  /** Place of the first expected page among them, from 1; `null` if it is not there. */
  readonly rank: number | null;
}

export interface RankingFigures {
  readonly queries: number;
  /** Mean of 1/rank, 0 beyond the tenth place. */
  readonly mrrAt10: number;
  readonly hitAt1: number;
  readonly hitAt3: number;
}

const depth = 10;

/** Place of the first expected page, from 1; `null` if it is not among the ten best. */
function rankOf(paths: readonly string[], expected: readonly string[]): number | null {
  const index = paths.slice(0, depth).findIndex((path) => expected.includes(path));
  return index === -1 ? null : index + 1;
}

/**
 * Asks the queries and notes where the expected pages come.
 * @param search gives the paths of the pages found, best first; a page may come more than once
 */
export async function judgeRanking(
  queries: readonly JudgedQuery[],
  search: (query: string) => Promise<readonly string[]>,
): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const judged of queries) {
    const paths = [...new Set(await search(judged.query))].slice(0, depth);
    results.push({ ...judged, paths, rank: rankOf(paths, judged.expected) });
  }
  return results;
}

export function rankingFigures(
  results: readonly { readonly rank: number | null }[],
): RankingFigures {
  const mean = (value: (rank: number) => number) =>
    results.reduce((sum, { rank }) => sum + (rank === null ? 0 : value(rank)), 0) /
    Math.max(1, results.length);
  return {
    queries: results.length,
    mrrAt10: mean((rank) => 1 / rank),
    hitAt1: mean((rank) => (rank <= 1 ? 1 : 0)),
    hitAt3: mean((rank) => (rank <= 3 ? 1 : 0)),
  };
}

/** The figures of each kind of query. */
export function rankingFiguresByKind(
  results: readonly QueryResult[],
): Record<string, RankingFigures> {
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, members]) => [kind, rankingFigures(members)]));
}

/** A query with the pages that answer it. Any of them will do. */
export interface JudgedQuery {
  readonly id: string;
  readonly query: string;
  readonly expected: readonly string[];
  readonly kind: string;
}

/** Where the expected page came for one query. */
export interface QueryResult extends JudgedQuery {
  /** The ten best pages, one result each. */
  readonly paths: readonly string[];
  /** Place of the first expected page among them, from 1; `null` if it is not there. */
  readonly rank: number | null;
}

export interface Figures {
  readonly queries: number;
  /** Mean of 1/rank, 0 beyond the tenth place. */
  readonly mrrAt10: number;
  readonly hitAt1: number;
  readonly hitAt3: number;
}

export function figuresOf(results: readonly QueryResult[]): Figures {
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
export function figuresByKind(results: readonly QueryResult[]): Record<string, Figures> {
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  return Object.fromEntries([...kinds].map(([kind, members]) => [kind, figuresOf(members)]));
}

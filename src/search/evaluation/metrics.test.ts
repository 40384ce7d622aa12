import { expect, test } from 'vitest';
import { figuresByKind, figuresOf, type QueryResult } from './metrics.ts';

const result = (kind: string, rank: number | null): QueryResult => ({
  id: 'q',
  query: 'q',
  expected: ['/a'],
  kind,
  paths: [],
  rank,
});

test('figures are means over all queries, found or not', () => {
  const results = [result('a', 1), result('a', 2), result('b', 4), result('b', null)];
  expect(figuresOf(results)).toEqual({ queries: 4, mrrAt10: 0.4375, hitAt1: 0.25, hitAt3: 0.5 });
  expect(figuresByKind(results).a).toMatchObject({ queries: 2, mrrAt10: 0.75 });
});

import { expect, test } from 'vitest';
import { judgeRanking, rankingFigures, rankingFiguresByKind } from './ranking.ts';

const judged = (id: string, expected: string, kind = 'exact') => ({
  id,
  query: id,
  expected: [expected],
  kind,
});

test('a page counts by the place at which it first comes', async () => {
  const queries = [judged('a', '/a'), judged('b', '/b', 'typo'), judged('c', '/c', 'typo')];
  const results = await judgeRanking(queries, async () => ['/x', '/a', '/x', '/b']);
  expect(results.map(({ rank }) => rank)).toEqual([2, 3, null]);
  expect(rankingFigures(results).mrrAt10).toBeCloseTo((1 / 2 + 1 / 3) / 3);
  expect(rankingFigures(results)).toMatchObject({ queries: 3, hitAt1: 0, hitAt3: 2 / 3 });
  expect(rankingFiguresByKind(results).typo?.mrrAt10).toBeCloseTo(1 / 6);
});

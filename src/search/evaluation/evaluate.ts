import type { SearchProvider } from '../provider.ts';
import { pageOf } from '../records/record.ts';
import type { JudgedQuery, QueryResult } from './metrics.ts';

const depth = 10;

/** Asks the queries as the widget would and notes where the expected pages come. */
export async function evaluate(
  queries: readonly JudgedQuery[],
  provider: SearchProvider,
): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const judged of queries) {
    const { hits } = await provider.search(judged.query, new AbortController().signal);
    const paths = [...new Set(hits.map(({ url }) => pageOf(url)))].slice(0, depth);
    const index = paths.findIndex((path) => judged.expected.includes(path));
    results.push({ ...judged, paths, rank: index === -1 ? null : index + 1 });
  }
  return results;
}

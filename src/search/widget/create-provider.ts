import { loadJson } from '../../browser/load-json.ts';
import { createEmbeddedProvider } from '../embedded-provider.ts';
import type { SearchProvider } from '../provider.ts';
import { withFallback } from '../with-fallback.ts';
import type { SearchOptions } from './search-options.ts';

/** The provider that the site is configured for. */
export function createProvider({ meilisearch }: SearchOptions): SearchProvider {
  const embedded = createEmbeddedProvider(loadJson);
  if (!meilisearch) return embedded;
  return withFallback(async () => {
    const [{ createMeilisearchProvider }, { queryVectors }] = await Promise.all([
      import('../meilisearch/meilisearch-provider.ts'),
      import('../meilisearch/query-vector.ts'),
    ]);
    return createMeilisearchProvider(meilisearch, queryVectors(loadJson));
  }, embedded);
}

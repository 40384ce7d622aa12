import { createEmbeddedProvider } from '../embedded/embedded-provider.ts';
import type { LoadFile } from '../embedded/word-shards.ts';
import type { SearchProvider } from '../provider.ts';
import { withFallback } from '../with-fallback.ts';
import type { SearchOptions } from './search-options.ts';

const load: LoadFile = async (path) => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: the server responded with ${response.status}.`);
  return response.json();
};

/** The provider that the site is configured for. */
export function createProvider({ meilisearch }: SearchOptions): SearchProvider {
  const embedded = createEmbeddedProvider(load);
  if (!meilisearch) return embedded;
  return withFallback(async () => {
    const { createMeilisearchProvider } = await import('../meilisearch/meilisearch-provider.ts');
    return createMeilisearchProvider(meilisearch);
  }, embedded);
}

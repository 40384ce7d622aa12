import { loadPart } from '../browser/load-part.ts';
import type { SearchProvider } from './provider.ts';

/** A hosted search that has not answered by then, in milliseconds, is taken for down. */
const patience = 3000;

/** How long, in milliseconds, a host that failed is left alone before it is asked again. */
const pause = 60_000;

/**
 * Lets another provider answer where the first one fails, so that readers always find something.
 * @param connect makes the first provider; it may have to load its client
 */
export function withFallback(
  connect: () => Promise<SearchProvider>,
  fallback: SearchProvider,
): SearchProvider {
  let hosted: SearchProvider | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  const primary = loadPart(async () => {
    hosted = await connect();
    return hosted;
  });

  return {
    prepare() {
      primary().catch(() => undefined);
    },
    async search(query, signal) {
      if (performance.now() - failedAt > pause) {
        try {
          return await inTime(primary, query, signal);
        } catch (error) {
          if (signal.aborted) throw error;
          console.error('Failed to load MeiliSearch:', error);
          failedAt = performance.now();
        }
      }
      return { ...(await fallback.search(query, signal)), fallback: true };
    },
    excerpts: (hits, query, signal) =>
      hits.some(({ click }) => click)
        ? Promise.resolve(new Map())
        : fallback.excerpts(hits, query, signal),
    reportClick(hit, position) {
      hosted?.reportClick(hit, position);
    },
  };
}

/** @throws if the provider fails or takes too long, even if it ignores the signal */
async function inTime(primary: () => Promise<SearchProvider>, query: string, signal: AbortSignal) {
  const timeout = AbortSignal.timeout(patience);
  const either = AbortSignal.any([signal, timeout]);
  const given = new Promise<never>((_, reject) => {
    either.addEventListener('abort', () => reject(either.reason), { once: true });
  });
  return await Promise.race([primary().then((provider) => provider.search(query, either)), given]);
}

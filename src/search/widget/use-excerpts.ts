import { useEffect, useState } from 'react';
import type { MarkedText, SearchHit, SearchProvider } from '../provider.ts';

/** Milliseconds without typing after which excerpts are loaded: every key would load other pages. */
const pause = 150;

/** Hits that show immediately; those below them get their excerpts when they are reached. */
export const hitsInView = 8;

/** The excerpts of hits that came without, by the id of the hit. */
export function useExcerpts(
  hits: readonly SearchHit[],
  query: string,
  provider: SearchProvider,
): ReadonlyMap<string, MarkedText> {
  const [excerpts, setExcerpts] = useState<ReadonlyMap<string, MarkedText>>(new Map());

  useEffect(() => {
    const missing = hits.filter(({ excerpt }) => excerpt === undefined);
    if (missing.length === 0) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      provider.excerpts(missing, query, controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setExcerpts(found);
        },
        // Results are of use without them.
        () => undefined,
      );
    }, pause);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [hits, query, provider]);

  return excerpts;
}

import { useEffect, useState } from 'react';
import type { MarkedText, SearchHit, SearchProvider } from '../provider.ts';

/** Milliseconds without typing after which excerpts are loaded: every key would load other pages. */
const pause = 150;

/** The lowest result in pixels, and the least that the rest of the dialog takes. */
const resultHeight = 60;
const frameHeight = 120;

/** How many hits show immediately; those below them get their excerpts when they are reached. */
export const hitsInView = (): number => Math.ceil((innerHeight - frameHeight) / resultHeight);

const noText: MarkedText = [];

/** The excerpts of hits that came without, by the id of the hit; empty ones for hits that have none. */
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
      const none = missing.map(({ id }) => [id, noText] as const);
      provider.excerpts(missing, query, controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setExcerpts(new Map([...none, ...found]));
        },
        // Results are of use without them.
        () => {
          if (!controller.signal.aborted) setExcerpts((known) => new Map([...none, ...known]));
        },
      );
    }, pause);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [hits, query, provider]);

  return excerpts;
}

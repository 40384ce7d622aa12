import { useCallback, useEffect, useRef } from 'react';
import { type Events, tell } from '../../analytics/events.ts';

/** Milliseconds without typing after which a query counts: what is half typed is no search. */
const pause = 1000;

/**
 * Tells of every query that readers saw the results of, once.
 * @param shown what shows after a query, `undefined` while its results are on their way
 * @returns tells of the current one immediately, such as when the reader chooses a result
 */
export function useQueryEvent(shown: Events['Search Queried'] | undefined): () => void {
  const told = useRef('');
  const { query = '', results = 0, provider = 'embedded' } = shown ?? {};
  const tellNow = useCallback(() => {
    if (query === '' || told.current === query) return;
    told.current = query;
    tell('Search Queried', { query, results, provider });
  }, [query, results, provider]);

  useEffect(() => {
    const timer = setTimeout(tellNow, pause);
    return () => clearTimeout(timer);
  }, [tellNow]);

  return tellNow;
}

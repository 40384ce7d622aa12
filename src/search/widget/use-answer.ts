import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchProvider } from '../provider.ts';

/** What the dialog knows about the query: nothing asked, on its way, answered, or failed. */
export type AnswerState =
  | { readonly status: 'idle' }
  | { readonly status: 'answered'; readonly query: string; readonly answer: SearchAnswer }
  | { readonly status: 'failed'; readonly query: string };

/** Milliseconds after which a search that is still on its way shows as such. */
const stalledAfter = 300;

/**
 * The answer to the query as it is typed. An answer to an earlier query is never shown instead of
 * a later one: each is dropped as soon as the query changes.
 * @returns the last answer, whether a newer one is overdue, and what asks again
 */
export function useAnswer(
  query: string,
  provider: SearchProvider,
): { state: AnswerState; stalled: boolean; retry: () => void } {
  const [state, setState] = useState<AnswerState>({ status: 'idle' });
  const [stalled, setStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (query === '') {
      setState({ status: 'idle' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => setStalled(true), stalledAfter);
    const settle = (next: AnswerState) => {
      if (signal.aborted) return;
      clearTimeout(timer);
      setStalled(false);
      setState(next);
    };
    provider.search(query, signal).then(
      (answer) => settle({ status: 'answered', query, answer }),
      () => settle({ status: 'failed', query }),
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
      setStalled(false);
    };
  }, [query, provider, attempt]);

  return { state, stalled, retry: () => setAttempt(attempt + 1) };
}

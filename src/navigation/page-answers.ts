import { addressOf } from './page-address.ts';

/** What the server said when it was asked for a page. */
export interface PageAnswer {
  /** 0 for an address that leads elsewhere: only the browser learns where, so it goes there by itself. */
  readonly status: number;
  /** Value of the `content-type` header. */
  readonly type: string;
  readonly text: string;
}

/** An answer that is kept for when a reader asks for the page, or comes back to it. */
export interface KeptAnswer {
  readonly answer: Promise<PageAnswer>;
  /** When it was asked for, in milliseconds since the document was loaded. */
  readonly at: number;
  /** Whether a reader asked for it; otherwise it was fetched ahead. */
  visited: boolean;
}

/** An answer is good for as long as hosts let browsers keep a page, in milliseconds. */
const freshness = 5 * 60_000;

/** So many visited pages are kept to go back to immediately. */
const visitsKept = 10;

/** The kept answers by address, the oldest first. */
export type PageAnswers = Map<string, KeptAnswer>;
export const answers: PageAnswers = new Map();

/** The answer for a page: a kept one where there is one, else the server's. */
export async function answerFor(url: URL, signal: AbortSignal): Promise<PageAnswer> {
  const address = addressOf(url);
  const kept = answers.get(address);
  if (kept && isFresh(kept)) {
    kept.visited = true;
    // It may hang, and doesn't know that the reader has gone elsewhere.
    const answer = await Promise.race([kept.answer.catch(() => undefined), whenAborted(signal)]);
    if (answer && answer.status < 400) return answer;
  }
  answers.delete(address);
  const answer = await ask(url, { signal });
  answers.set(address, { answer: Promise.resolve(answer), at: performance.now(), visited: true });
  const visits = [...answers].filter(([, { visited }]) => visited);
  for (const [old] of visits.slice(0, -visitsKept)) answers.delete(old);
  return answer;
}

/** @throws the signal's reason once there is one */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** Forgets the answer for a page, so that the next attempt asks the server again. */
export function forgetAnswer(url: URL): void {
  answers.delete(addressOf(url));
}

/** Asks the server for a page. Redirects aren't followed: they may lead to another site or a section. */
export async function ask(url: URL, init: RequestInit): Promise<PageAnswer> {
  const response = await fetch(addressOf(url), { ...init, redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

export const isFresh = ({ at }: KeptAnswer): boolean => performance.now() - at < freshness;

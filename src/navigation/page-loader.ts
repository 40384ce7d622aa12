import { parseOwnHtml } from '../browser/trusted-html.ts';
import { canonicalPath } from './canonical-path.ts';
import { clearLoadStatus, showLoadFailure, showSpinner } from './load-status.ts';
import { answerFor } from './page-answers.ts';
import { startProgress } from './progress-bar.ts';

/** A page still on its way after this many milliseconds shows a spinner. */
const spinnerDelay = 2000;

/** A page of this site that can take the place of the one that shows. */
export interface LoadedPage {
  readonly state: 'loaded';
  readonly page: Document;
  /** After redirects, with the hash that was asked for. */
  readonly url: URL;
}

type Outcome =
  | LoadedPage
  /** The browser must go there by itself: another site, a file, or a newer build of this one. */
  | { readonly state: 'elsewhere'; readonly url: URL }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'aborted' };

/**
 * Loads a page and tells the reader how it goes: a progress bar, a spinner, and where it fails an
 * error with Retry, while they keep the page that they have.
 * @returns `undefined` if the reader went elsewhere meanwhile
 */
export async function loadPage(
  to: URL,
  signal: AbortSignal,
): Promise<Extract<Outcome, { state: 'loaded' | 'elsewhere' }> | undefined> {
  for (;;) {
    clearLoadStatus();
    const stopProgress = startProgress();
    const spinner = setTimeout(showSpinner, spinnerDelay);
    const outcome = await fetchPage(to, signal);
    clearTimeout(spinner);
    stopProgress();
    clearLoadStatus();
    if (outcome.state === 'aborted') return undefined;
    if (outcome.state !== 'failed') return outcome;
    // Retry goes round again; leaving for another page aborts the signal.
    if ((await showLoadFailure(to, outcome.reason, signal)) === 'left') return undefined;
  }
}

async function fetchPage(to: URL, signal: AbortSignal): Promise<Outcome> {
  try {
    const { url: from, status, type, text } = await answerFor(to, signal);
    const url = new URL(from);
    url.hash = to.hash;
    if (url.origin !== location.origin) return { state: 'elsewhere', url };
    // An unknown address has a page of its own, which says so; other errors have none.
    if (status >= 400 && status !== 404) {
      return { state: 'failed', reason: `The server responded with ${status}.` };
    }
    if (!type.startsWith('text/html')) return { state: 'elsewhere', url };
    // The page has moved. Only the browser learns to which section, so it goes there by itself.
    if (url.pathname !== canonicalPath(to.pathname)) return { state: 'elsewhere', url: to };
    const page = parseOwnHtml(text);
    if (!page.querySelector('[data-page]')) {
      return { state: 'failed', reason: "The response isn't a page of this site." };
    }
    return scriptOf(page) === scriptOf(document)
      ? { state: 'loaded', page, url }
      : { state: 'elsewhere', url };
  } catch {
    if (signal.aborted) return { state: 'aborted' };
    return { state: 'failed', reason: 'Check your network connection.' };
  }
}

/** The script that runs a page; another one means another build, which needs a document of its own. */
const scriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src');

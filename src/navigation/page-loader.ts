import { invalidPath } from '../browser/invalid-path.ts';
import { parseOwnHtml } from '../browser/trusted-html.ts';
import { clearLoadStatus, type LoadFailure, showLoadFailure, showSpinner } from './load-status.ts';
import { answerFor, forgetAnswer } from './page-answers.ts';
import { startProgress } from './progress-bar.ts';

/** A page still on its way after this many milliseconds shows a spinner. */
const spinnerDelay = 2000;

/** A page of this site that can take the place of the one that shows. */
interface LoadedPage {
  readonly state: 'loaded';
  readonly page: Document;
  readonly url: URL;
}

type Outcome =
  | LoadedPage
  /** The browser must go there by itself: another site, a file, another page, or a newer build of this one. */
  | { readonly state: 'elsewhere'; readonly url: URL }
  | ({ readonly state: 'failed' } & LoadFailure)
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
    const choice = await showLoadFailure(to, outcome, signal);
    // Also one that was fetched ahead meanwhile.
    forgetAnswer(to);
    if (choice === 'left') return undefined;
  }
}

async function fetchPage(to: URL, signal: AbortSignal): Promise<Outcome> {
  const invalid = invalidPath(to.pathname);
  if (invalid) {
    console.error(invalid);
    return { state: 'failed', reason: invalid, retry: false };
  }
  try {
    const { status, type, text } = await answerFor(to, signal);
    if (status === 0) return { state: 'elsewhere', url: to };
    // An unknown address has its own page, which says so; other errors have none.
    if (status >= 400 && status !== 404) {
      return { state: 'failed', reason: `The server responded with ${status}.`, retry: true };
    }
    if (!type.startsWith('text/html')) return { state: 'elsewhere', url: to };
    const page = parseOwnHtml(text);
    const path = page.querySelector<HTMLElement>('[data-page]')?.dataset.page;
    if (path === undefined) {
      return { state: 'failed', reason: "The response isn't a page of this site.", retry: true };
    }
    if (!text.includes('</html>')) {
      return { state: 'failed', reason: 'Only a part of it arrived.', retry: true };
    }
    const sameBuild = page.documentElement.dataset.build === document.documentElement.dataset.build;
    // A cache in between may mix pages up.
    const isThis = status === 404 || path === decodeURI(to.pathname);
    return sameBuild && isThis
      ? { state: 'loaded', page, url: to }
      : { state: 'elsewhere', url: to };
  } catch {
    if (signal.aborted) return { state: 'aborted' };
    return { state: 'failed', reason: 'Check your network connection.', retry: true };
  }
}

import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { clearLoadStatus, showLoadFailure, showSpinner } from './load-status.ts';
import { startProgress } from './progress-bar.ts';

/** A page still on its way after this many milliseconds shows a spinner. */
const spinnerDelay = 2000;

type Outcome =
  | { readonly state: 'loaded'; readonly page: Document; readonly url: URL }
  | { readonly state: 'elsewhere'; readonly url: URL }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'aborted' };

/**
 * Loads pages for the client-side router, which by itself checks no status and answers a lost
 * connection with a full page load: here a failure shows an error with Retry, and the reader keeps
 * the page that they have.
 */
export function loadPagesWithFeedback(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    event.loader = () => load(event);
  });
}

async function load(event: TransitionBeforePreparationEvent): Promise<void> {
  for (;;) {
    const stopProgress = startProgress();
    const spinner = setTimeout(showSpinner, spinnerDelay);
    const outcome = await fetchPage(event.to, event.signal);
    clearTimeout(spinner);
    stopProgress();
    clearLoadStatus();
    switch (outcome.state) {
      case 'aborted':
        return;
      case 'elsewhere':
        // Not a page of this site after all: the browser takes it from here.
        event.preventDefault();
        return;
      case 'loaded':
        event.to = outcome.url;
        event.newDocument = outcome.page;
        await preloadStyles(outcome.page);
        return;
      case 'failed':
        // Retry goes round again; leaving for another page aborts the signal.
        if ((await showLoadFailure(event.to, outcome.reason, event.signal)) === 'left') return;
    }
  }
}

async function fetchPage(to: URL, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await fetch(to.href, { signal });
    const type = response.headers.get('content-type') ?? '';
    const url = new URL(response.url || to.href);
    if (url.origin !== location.origin) return { state: 'elsewhere', url };
    // An unknown address has a page of its own, which says so; other errors have none.
    if (!response.ok && response.status !== 404) {
      return { state: 'failed', reason: `The server answered ${response.status}.` };
    }
    if (!type.startsWith('text/html')) return { state: 'elsewhere', url };
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!page.querySelector('[name="astro-view-transitions-enabled"]')) {
      return { state: 'failed', reason: 'The answer is not a page of this site.' };
    }
    for (const element of page.querySelectorAll('noscript')) element.remove();
    url.hash = to.hash;
    return { state: 'loaded', page, url };
  } catch {
    if (signal.aborted) return { state: 'aborted' };
    return { state: 'failed', reason: 'Check your network connection.' };
  }
}

/** Fetches the styles that the next page brings before it shows, so that it never shows without. */
async function preloadStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !document.querySelector(`link[rel=stylesheet][href="${link.getAttribute('href')}"]`),
  );
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve) => {
          const preload = document.createElement('link');
          preload.rel = 'preload';
          preload.as = 'style';
          preload.href = link.getAttribute('href') ?? '';
          preload.addEventListener('load', () => resolve());
          preload.addEventListener('error', () => resolve());
          document.head.append(preload);
        }),
    ),
  );
}

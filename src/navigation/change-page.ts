import { pageShown } from '../browser/page-shown.ts';
import { announcePage } from './announce.ts';
import { deferLayout } from './lay-out.ts';
import { addressOf } from './page-address.ts';
import { loadPage } from './page-loader.ts';
import { rememberScroll, restoreScroll, saveScroll } from './scroll.ts';
import { swapPage } from './swap-page.ts';

/** The address of the page that shows, which is not the window's while another one loads. */
let shown = addressOf(location);
let loading: AbortController | undefined;

/** Takes the browser's back and forward, which can only come after a change of pages. */
export function followHistory(): void {
  rememberScroll();
  addEventListener('popstate', () => {
    if (addressOf(location) !== shown) changePage(new URL(location.href), 'known');
    else if (!location.hash || history.state) restoreScroll();
  });
}

/**
 * Loads a page and shows it in this document, with feedback on the way.
 * @param entry whether the page gets its own entry in the history or has one
 */
export async function changePage(to: URL, entry: 'new' | 'known'): Promise<void> {
  loading?.abort();
  loading = new AbortController();
  const { signal } = loading;
  const outcome = await loadPage(to, signal);
  if (!outcome || signal.aborted) return;
  const { url } = outcome;
  if (outcome.state === 'elsewhere') {
    if (entry === 'new') location.assign(url);
    else location.reload();
    return;
  }
  if (entry === 'new') {
    saveScroll();
    history.scrollRestoration = 'manual';
    if (url.href === location.href) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  }
  deferLayout(entry === 'new' && !url.hash);
  swapPage(outcome.page, url.pathname);
  shown = addressOf(url);
  document.dispatchEvent(new Event(pageShown));
  moveReader(url, entry);
  announcePage();
}

/** Puts scroll and focus where the new page starts. */
function moveReader({ hash, href }: URL, entry: 'new' | 'known'): void {
  if (entry === 'known') restoreScroll();
  // The browser finds the place itself, and counts it as the target of the address.
  else if (hash) {
    location.replace(href);
    return;
  } else scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

import { AheadFetcher } from './fetch-ahead.ts';
import { addressOf, type PageAnswers } from './page-answers.ts';
import { linkOf, pageOf } from './page-links.ts';
import { pageShown } from './page-shown.ts';

/** A link that merely passes by while a reader scrolls is not fetched: it must stay this long, in ms. */
const dwell = 300;

/**
 * Fetches pages before a reader asks for them: the next and the previous one, those whose links stay
 * in view, and before all others those that the reader points at or focuses.
 * @param answers where the router looks for pages
 */
export function prefetchPages(answers: PageAnswers): void {
  const fetcher = new AheadFetcher(answers);
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const queue: URL[] = [];
  let busy = false;

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => enqueue(target), dwell),
        );
    }
  });
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      name,
      (event) => {
        const url = other(linkOf(event));
        if (url) fetcher.fetch(url, true);
      },
      { passive: true },
    );
  }
  // Links come with every page, and with the groups of the sidebar.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
  document.addEventListener(pageShown, startPage);
  startPage();

  function startPage(): void {
    fetcher.weakenClaims();
    queue.length = 0;
    for (const link of document.querySelectorAll('a[rel=next], a[rel=prev]')) enqueue(link);
    watchLinks();
  }

  function watchLinks(): void {
    for (const link of document.links) {
      if (timers.has(link) || !other(link)) continue;
      timers.set(
        link,
        setTimeout(() => {}),
      );
      observer.observe(link);
    }
  }

  function enqueue(link: Element): void {
    observer.unobserve(link);
    const url = other(link);
    if (!url || !link.isConnected) return;
    queue.push(url);
    work();
  }

  /** One page after the other, so that they never hold up what the reader does. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let url = queue.shift(); url; url = queue.shift()) await fetcher.fetch(url, false);
    busy = false;
  }
}

/** The page that a link leads to, unless it is the one that shows. */
function other(link: Element | null): URL | undefined {
  const url = pageOf(link);
  return url && addressOf(url) !== addressOf(location) ? url : undefined;
}

import { pageShown } from '../browser/page-shown.ts';
import { AheadFetcher } from './fetch-ahead.ts';
import { addressOf } from './page-address.ts';
import { answers } from './page-answers.ts';
import { linkOf, pageOf } from './page-links.ts';

/** A link that merely passes by while a reader scrolls is not fetched: it must stay this long, in ms. */
const dwell = 300;

/** The links to the next and the previous page. */
const neighbors = 'a[rel=next], a[rel=prev]';

/**
 * Fetches pages before a reader asks for them: the next and the previous one, those whose links stay
 * in view, and before all others those that the reader points at or focuses.
 */
export function prefetchPages(): void {
  if (!('IntersectionObserver' in window)) return;
  const fetcher = new AheadFetcher(answers);
  const watched = new WeakSet<Element>();
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  let queue: Element[] = [];
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
        if (url) fetcher.fetch(url, 'wanted');
      },
      { passive: true },
    );
  }
  // The first screen has more links than there is room for; what comes into view after it has its turn.
  document.addEventListener('scroll', () => fetcher.weakenClaims('inView'), { passive: true });
  // Links come with every page, and with the groups of the sidebar.
  new MutationObserver(watchLinks).observe(document.body, { childList: true, subtree: true });
  document.addEventListener(pageShown, startPage);
  startPage();

  function startPage(): void {
    fetcher.weakenClaims('wanted');
    queue = [];
    for (const link of document.querySelectorAll(neighbors)) enqueue(link);
    watchLinks();
  }

  function watchLinks(): void {
    for (const link of document.links) {
      if (watched.has(link) || !other(link)) continue;
      watched.add(link);
      observer.observe(link);
    }
  }

  function enqueue(link: Element): void {
    observer.unobserve(link);
    queue.push(link);
    work();
  }

  /** One page after the other, so that they never hold up what the reader does. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    while (queue.length > 0) {
      const [link] = queue.sort((a, b) => distance(a) - distance(b));
      queue = queue.filter((queued) => queued !== link);
      const url = link?.isConnected ? other(link) : undefined;
      const neighbor = link?.matches(neighbors) ?? false;
      if (url) await fetcher.fetch(url, neighbor ? 'neighbor' : 'inView');
    }
    busy = false;
  }
}

/**
 * How unlikely a link is to be followed: the pages before and after are the likeliest, then those
 * next to the current one in the sidebar, the nearer the likelier, then the others.
 */
function distance(link: Element): number {
  if (link.matches(neighbors)) return 0;
  const current = document.querySelector('[data-sidebar-file] a[aria-current=page]');
  const siblings: readonly Element[] = [...(current?.closest('ul')?.querySelectorAll('a') ?? [])];
  const place = siblings.indexOf(link);
  if (!current || place < 0) return Number.MAX_SAFE_INTEGER;
  return Math.abs(place - siblings.indexOf(current));
}

/** The page that a link leads to, unless it is the one that shows, or the link opens a group. */
function other(link: Element | null): URL | undefined {
  const url = link?.matches('[data-group]') ? undefined : pageOf(link);
  return url && addressOf(url) !== addressOf(location) ? url : undefined;
}

import { canonicalPath } from '../hosting/canonical-path.ts';

/** Files that are next to the pages; the browser shows or saves them by itself. */
const file = /\.(?:md|txt|json|xml|pdf|zip|svg|png|jpe?g|gif|webp|mp4|webm)$/i;

/** The page of this site that a link leads to in this window; `undefined` if it leads elsewhere. */
export function pageOf(link: Element | null): URL | undefined {
  if (!(link instanceof HTMLAnchorElement) || !link.href || link.target || link.download) {
    return undefined;
  }
  const url = new URL(link.href);
  url.pathname = canonicalPath(url.pathname);
  return url.origin === location.origin && !file.test(url.pathname) ? url : undefined;
}

/** The link that an event came from. */
export const linkOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('a[href]') : null;

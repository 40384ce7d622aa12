import { copyOwnScript } from '../browser/trusted-html.ts';
import { fillGroups, showInSidebar } from '../components/sidebar/sidebar-groups.ts';

/** What the head says about one page. */
const aboutPage =
  'meta[property], meta[name]:not([name=viewport]), link[rel=canonical], link[rel=alternate], [type="application/ld+json"]';

/**
 * Puts another page into this document. Only what differs is exchanged: the text with all that
 * belongs to it, and the sidebar where the new page has another; the rest stays as it is.
 * @param path of the new page
 */
export function swapPage(page: Document, path: string): void {
  // Dialogs and menus belong to the page that they were opened on.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
  // In a document without scripts they are ordinary content.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  swapHead(page);
  const { version } = page.documentElement.dataset;
  if (version) document.documentElement.dataset.version = version;
  else delete document.documentElement.dataset.version;
  for (const link of document.querySelectorAll('header nav a')) {
    const same = page.querySelector(`header nav a[href="${link.getAttribute('href')}"]`);
    link.toggleAttribute('aria-current', false);
    const current = same?.getAttribute('aria-current');
    if (current) link.setAttribute('aria-current', current);
  }

  const [ours, theirs] = [document, page].map((one) => one.querySelector('[data-sidebar-file]'));
  if (ours && theirs && file(ours) === file(theirs)) {
    fillGroups(ours, theirs);
    exchange('[data-page]', page);
    showInSidebar(path);
  } else {
    exchange('[data-frame]', page);
  }
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(clearIslands, { timeout: 2000 });
  else setTimeout(clearIslands, 200);
}

/**
 * Astro's islands listen to this and let React take away what is gone. While React is still hydrating an
 * island, it would throw (error 424), so it is given time to finish.
 */
const clearIslands = () => document.dispatchEvent(new Event('astro:after-swap'));

const file = (nav: Element): string | null => nav.getAttribute('data-sidebar-file');

function exchange(selector: string, page: Document): void {
  const next = page.querySelector(selector);
  if (!next) return;
  document.querySelector(selector)?.replaceWith(next);
  // Scripts of a parsed document do not run; a copy does. They bring what the islands here need.
  for (const script of next.querySelectorAll('script:not([type])')) {
    script.replaceWith(copyOwnScript(script));
  }
}

function swapHead(page: Document): void {
  const { head } = document;
  document.title = page.title;
  for (const element of head.querySelectorAll(aboutPage)) element.remove();
  head.append(...page.head.querySelectorAll(aboutPage));
  // Styles stay where they are; those of the page alone give way to those of the next.
  const known = new Set(Array.from(head.querySelectorAll('style'), (style) => style.textContent));
  const own = head.querySelectorAll('style[data-page-styles]');
  for (const style of page.head.querySelectorAll('style')) {
    if (!known.has(style.textContent)) head.append(style);
  }
  const kept = new Set(
    Array.from(page.querySelectorAll('style[data-page-styles]'), (style) => style.textContent),
  );
  for (const style of own) {
    if (!kept.has(style.textContent)) style.remove();
  }
}

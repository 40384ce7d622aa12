/** The blocks of the text that the browser may leave out of its layout; see `DocBody.module.css`. */
const waiting = '[data-doc-body] > :not([data-laid-out])';

/**
 * How many blocks are laid out at a time. One by one, the layout of what is around them costs twice as
 * much; all at once would keep a phone busy for a tenth of a second.
 */
const atOnce = 6;

/**
 * Lets the browser leave what is far below the first screen out of the layout of a page that is about
 * to show. Not where a reader comes back to a place, which needs the height of all that is above it.
 */
export function deferLayout(defer: boolean): void {
  document.documentElement.toggleAttribute('data-defer-layout', defer);
}

/** Lays out the rest of the page, a few blocks at a time while nothing else is to do. */
export function layOutQuietly(): void {
  const { deferLayout: deferred } = document.documentElement.dataset;
  // Other browsers have laid it out already, and Safari has no idle callbacks.
  if (deferred === undefined || !('requestIdleCallback' in window)) return;
  requestIdleCallback(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>(waiting)];
    for (const block of blocks.slice(0, atOnce)) block.dataset.laidOut = '';
    if (blocks.length > atOnce) layOutQuietly();
  });
}

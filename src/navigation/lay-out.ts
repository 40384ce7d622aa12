/** The blocks of the text that the browser may leave out of its layout; see `DocBody.module.css`. */
const waiting = '[data-doc-body] > :not([data-laid-out])';

/** Time that must be left for a block, in milliseconds. */
const spare = 8;

/**
 * Lets the browser leave what is far below the first screen out of the layout of a page that is about
 * to show. Not where a reader comes back to a place, which needs the height of all that is above it.
 */
export function deferLayout(defer: boolean): void {
  document.documentElement.toggleAttribute('data-defer-layout', defer);
}

/** Lays out the rest of the page, block by block while nothing else is to do. */
export function layOutQuietly(): void {
  const { deferLayout: deferred } = document.documentElement.dataset;
  // Other browsers have laid it out already, and Safari has no idle callbacks.
  if (deferred === undefined || !('requestIdleCallback' in window)) return;
  requestIdleCallback((deadline) => {
    let block = document.querySelector<HTMLElement>(waiting);
    while (block && (deadline.didTimeout || deadline.timeRemaining() > spare)) {
      block.dataset.laidOut = '';
      // Asking for a size lays it out now, so that the time that is left is known.
      block.getBoundingClientRect();
      block = document.querySelector<HTMLElement>(waiting);
    }
    if (block) layOutQuietly();
  });
}

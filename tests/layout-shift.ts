import type { Page } from './test.ts';

/** Counts from the beginning how far anything on the page moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift so far. */
export const shiftOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shift')));

/** The blocks of the text that are left out of the layout. */
export const deferredBlocks = (page: Page) =>
  page
    .locator('[data-doc-body] > *')
    .evaluateAll(
      (blocks) =>
        blocks.filter((block) => getComputedStyle(block).contentVisibility !== 'visible').length,
    );

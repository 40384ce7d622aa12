import type { Page } from './test.ts';

/** The widths of the smallest phone, a phone, a tablet and a desktop, in pixels. */
export const widths = [320, 390, 820, 1440];

/**
 * What of a page doesn't fit: the page itself scrolls sideways, a box in it scrolls up and down, or code
 * is broken inside a word.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide`);
    const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
      element.checkVisibility(),
    );
    for (const box of shown) {
      if (box.scrollHeight <= box.clientHeight + 1) continue;
      if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      found.push(`scrolls up and down: ${box.outerHTML.slice(0, 120)}`);
    }
    const range = document.createRange();
    for (const code of shown.filter(
      (element) => element.matches('code') && !element.closest('pre'),
    )) {
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text;
        const names = [...data.matchAll(/[\p{L}\p{N}_$]+/gu)].flatMap(({ 0: name, index }) =>
          // No phone has room for the whole of such a name: its words stay in one piece.
          [...name.matchAll(name.length > 30 ? /_*[^_]?[^_\p{Lu}]*/gu : /.+/g)].map((word) => ({
            word: word[0],
            index: index + word.index,
          })),
        );
        for (const { word, index } of names) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)),
          );
          if (lines.size > 1) found.push(`"${word}" is broken in ${code.textContent}`);
        }
      }
    }
    return found;
  });

import type { Locator, Page } from '@playwright/test';
import type { ScreenOptions } from '../actions/screen.ts';
import type { Settling } from '../browser/settle.ts';
import { type Box, union, within } from './box.ts';

/** Tall enough for every page of the panel, in CSS pixels. */
const TALLEST = 3000;

/** A part of the panel that a picture can grow to. */
const enclosing = {
  dialog: '[role="dialog"], [role="alertdialog"]',
  content: 'main',
  window: 'body',
} as const;

export interface Shown {
  /** The label that the element was found by; its field is shown with it. */
  readonly label: string;
  readonly element: Locator;
}

/**
 * The part of the window to take, in CSS pixels. Makes the window taller if the part doesn't fit into
 * it.
 */
export async function areaOf(
  page: Page,
  settling: Settling,
  shown: readonly Shown[],
  { whole, margin = 16 }: ScreenOptions,
): Promise<Box> {
  const measure = async (): Promise<Box> =>
    union(await Promise.all(shown.map(({ label, element }) => boxOf(element, label, whole))));
  const [first] = shown;
  await first?.element.scrollIntoViewIfNeeded();
  let box = await measure();
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  if (whole !== 'window' && !within(box, window)) {
    await page.setViewportSize({ width: window.width, height: TALLEST });
    await settling.settle();
    await first?.element.scrollIntoViewIfNeeded();
    box = await measure();
  }
  const { width, height } = page.viewportSize() ?? window;
  const left = Math.max(0, Math.floor(box.x - margin));
  const top = Math.max(0, Math.floor(box.y - margin));
  return {
    x: left,
    y: top,
    width: Math.min(width, Math.ceil(box.x + box.width + margin)) - left,
    height: Math.min(height, Math.ceil(box.y + box.height + margin)) - top,
  };
}

function boxOf(element: Locator, label: string, whole: ScreenOptions['whole']): Promise<Box> {
  return element.evaluate(measureElement, {
    label,
    isCard: whole === 'card',
    selector: whole === undefined || whole === 'card' ? null : enclosing[whole],
  });
}

/** Runs in the panel. A field is measured with its label and its hint. */
function measureElement(
  element: Element,
  { label, isCard, selector }: { label: string; isCard: boolean; selector: string | null },
): Box {
  const says = (part: Element): boolean =>
    (part.textContent ?? '').replace(/\s+/g, ' ').includes(label);
  const isFramed = (part: Element): boolean =>
    getComputedStyle(part).boxShadow !== 'none' || part.matches('[role="dialog"], table');
  const grown = (from: Element, wanted: (part: Element) => boolean): Element => {
    for (let part: Element | null = from; part && part !== document.body; part = part.parentElement)
      if (wanted(part)) return part;
    return from;
  };
  const isField = element.matches(
    'input, textarea, select, [contenteditable="true"], [role="combobox"]',
  );
  const own = isField ? grown(element, says) : element;
  const shown = selector
    ? (element.closest(selector) ?? element)
    : isCard
      ? grown(own, isFramed)
      : own;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return { x, y, width, height };
}

import * as limits from './constants.ts';
import { tell } from './events.ts';

/** What can be clicked: what a click hits inside of it, such as its icon, is the same target. */
const clickable = 'a, button, summary, label, input, select, textarea, [role], [tabindex]';

interface Click {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  /** When it happened, in milliseconds. */
  readonly time: number;
}

/** Whether two successive clicks are a rage click (SPECIFICATION.md S9). */
export function isRageClick(before: Click, now: Click): boolean {
  return (
    before.target !== now.target &&
    now.time - before.time <= limits.doubleClickTime &&
    Math.abs(now.x - before.x) <= limits.rageClickDistance &&
    Math.abs(now.y - before.y) <= limits.rageClickDistance
  );
}

/** Tells of every rage click on the page. */
export function watchRageClicks(): void {
  let before: Click | undefined;
  addEventListener(
    'click',
    ({ target, screenX: x, screenY: y, timeStamp: time, isTrusted }) => {
      // What a script clicks is nobody's anger, and a label's click on its field isn't a second one.
      if (!(target instanceof Element) || !isTrusted || (x === 0 && y === 0)) return;
      const now: Click = { target: target.closest(clickable) ?? target, x, y, time };
      if (before && isRageClick(before, now)) {
        const path = location.pathname;
        tell('Rage Clicked', { path, first: nameOf(before.target), second: nameOf(now.target) });
      }
      before = now;
    },
    { capture: true },
  );
}

/** The element and its words, cut like everything that is captured. */
function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  const name = `${element.localName} "${words.replace(/\s+/g, ' ')}"`;
  return name.slice(0, limits.textLimit);
}

/**
 * What a reader types between the click on a search box and the moment when the field of the dialog
 * has the focus. On a slow network that takes a second, and nothing of it may be lost.
 *
 * It is kept on the box itself, as it begins before React is there: `data-waiting` while the dialog
 * is wanted, `data-typed` for the text, `data-enter` where Enter was pressed after it, `data-left` where
 * the reader went on to something else before React was there.
 */

const boxes = '[data-search-box]';

/** What was typed ahead. */
export interface TypedAhead {
  readonly text: string;
  /** Whether Enter followed the text: the first result is wanted. */
  readonly enter: boolean;
}

/** Begins to keep what is typed after a click on a search box. Runs on every page; keep it small. */
export function keepTyping(): void {
  const waiting = () => document.querySelector<HTMLElement>(`${boxes}[data-waiting]`);
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const box = target instanceof Element && target.closest<HTMLElement>(boxes);
      if (!box) return;
      const replayed = 'left' in box.dataset && !event.isTrusted;
      delete box.dataset.left;
      if (replayed) event.stopImmediatePropagation();
      else box.dataset.waiting = '';
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const box = waiting();
      if (!box || isShortcut(event) || !type(box, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  addEventListener(
    'paste',
    (event) => {
      const box = waiting();
      if (box) append(box, event.clipboardData?.getData('text') ?? '');
    },
    true,
  );
  const stop = ({ target }: Event) => {
    const box = waiting();
    if (box && !(target instanceof Node && box.contains(target))) leave(box);
  };
  // Who goes on to something else wants the keys there.
  addEventListener('pointerdown', stop, true);
  addEventListener('astro:hydration-error', () => {
    const box = waiting();
    if (box) stopTyping(box);
  });
}

/** Whether the key asks the browser for something. AltGr and Option also make characters, such as `@`. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.metaKey || (event.altKey && /^(?:\w|.{2,})$/.test(event.key));
}

/** @returns whether the key was meant for the search */
function type(box: HTMLElement, key: string): boolean {
  const text = box.dataset.typed ?? '';
  switch (key) {
    case 'Backspace':
      box.dataset.typed = [...text].slice(0, -1).join('');
      delete box.dataset.enter;
      return true;
    case 'Enter':
      if (text) box.dataset.enter = '';
      return true;
    case 'Escape':
      delete box.dataset.typed;
      leave(box);
      return true;
    default:
      if ([...key].length === 1) append(box, key);
      return [...key].length === 1;
  }
}

/** An island that is still loading gives the click to the box again later, which is then too late. */
function leave(box: HTMLElement): void {
  stopTyping(box);
  if (box.closest('astro-island[ssr]')) box.dataset.left = '';
}

function append(box: HTMLElement, text: string): void {
  box.dataset.typed = (box.dataset.typed ?? '') + text;
  delete box.dataset.enter;
}

/** Whether the reader still wants the dialog of this box. */
export const isWaiting = (box: HTMLElement): boolean => 'waiting' in box.dataset;

/** Gives the keys back to the page; what was typed stays for the next click. */
export function stopTyping(box: HTMLElement): void {
  delete box.dataset.waiting;
  delete box.dataset.enter;
}

/** Hands over what was typed; from here on the field has the keys. */
export function takeTyped(box: HTMLElement): TypedAhead {
  const { typed = '' } = box.dataset;
  const enter = 'enter' in box.dataset;
  stopTyping(box);
  delete box.dataset.typed;
  return { text: typed, enter };
}

import { changeHistory } from '../browser/history-entry.ts';

/** How long a reader must have stopped scrolling before the place is remembered, in milliseconds. */
const pause = 100;

/** Keeps the place of the reader in each entry of the history, for when they come back to it. */
export function rememberScroll(): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener(
    'scroll',
    () => {
      const address = location.href;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (address === location.href) saveScroll();
      }, pause);
    },
    { passive: true },
  );
  // Coming back from another site, or after a reload, the browser knows better.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  if (history.scrollRestoration === 'manual') restoreScroll();
}

/** Notes the place in the current entry of the history. */
export function saveScroll(): void {
  // Where the browser rejects it, the place before it is good enough.
  changeHistory(() => history.replaceState({ scroll: scrollY }, ''));
}

/** Goes to the place that the current entry of the history notes; without one, to the top. */
export function restoreScroll(): void {
  const place: unknown = Reflect.get(Object(history.state), 'scroll');
  scrollTo({ top: typeof place === 'number' ? place : 0, behavior: 'instant' });
}

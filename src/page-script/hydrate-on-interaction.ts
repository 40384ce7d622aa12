import type { ClientDirective } from 'astro';
import type { InteractionOptions } from '../content/island/interaction-options.ts';

const signals = ['pointerenter', 'focusin', 'touchstart', 'click'] as const;

/**
 * Hydrates an island when the reader first touches it. A click on a button that came first is given
 * to it again afterward; links and summaries work by themselves and are left alone. Where the
 * island cannot be loaded, the reader is told at the button, and the next touch tries again.
 */
const interaction: ClientDirective = (load, options, island) => {
  // The island itself has no box and pointerenter does not bubble, so its children listen.
  const targets = [...island.children];
  let clicked: HTMLElement | undefined;
  let place = -1;
  const buttons = () => [...island.querySelectorAll('button')];
  let asked: Element | null | undefined;
  let loading = false;
  const keepTyped = () => keep(Object(options.value), island.querySelector('textarea')?.value);

  const wake = async (event?: Event) => {
    const control =
      event?.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest('button:not([popovertarget]),select');
    if (control) asked = control;
    if (control instanceof HTMLButtonElement) {
      event?.preventDefault();
      clicked = control;
      place = buttons().indexOf(control);
    }
    if (loading) return;
    loading = true;
    const hydrate = await load();
    await hydrate();
    loading = false;
    const again = clicked;
    // Astro tells a failure by an event only; what is hydrated has lost this mark.
    if (island.hasAttribute('ssr')) {
      // In its own words: this script is part of every page and imports nothing.
      asked?.dispatchEvent(new Event('part-failed', { bubbles: true }));
      // A reload may help, and is what readers are advised: it must not cost what they typed.
      addEventListener('pagehide', keepTyped);
      clicked = asked = undefined;
      place = -1;
      return;
    }
    for (const target of targets) {
      for (const name of signals) target.removeEventListener(name, wake);
    }
    // React attaches its listeners in its own task. Where something else, such as a translation by the browser,
    // changed the island before, it makes all of it again, at the latest when it hears the click.
    setTimeout(() => {
      again?.click();
      if (again && !again.isConnected) buttons()[place]?.click();
    });
  };

  for (const target of targets) {
    for (const name of signals)
      target.addEventListener(name, wake, { passive: name === 'touchstart' });
  }
  if (isBrought(Object(options.value))) wake();
};

function isBrought({ parameters = [], stored }: InteractionOptions): boolean {
  const query = new URLSearchParams(location.search);
  if (parameters.some((name) => query.has(name))) return true;
  try {
    return stored !== undefined && Boolean(sessionStorage.getItem(stored));
  } catch {
    return false;
  }
}

/** Keeps what the island itself would have kept. */
function keep({ stored }: InteractionOptions, typed: string | undefined): void {
  try {
    if (stored && typed) sessionStorage.setItem(stored, typed);
  } catch {
    // Without storage nothing is kept.
  }
}

export default interaction;

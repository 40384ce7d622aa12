import type { ClientDirective } from 'astro';

const signals = ['pointerenter', 'focusin', 'touchstart', 'click'] as const;

/**
 * Hydrates an island when the reader first touches it. A click on a button that came first is given
 * to it again afterwards; links and summaries work by themselves and are left alone.
 */
const interaction: ClientDirective = (load, _options, island) => {
  // The island itself has no box and pointerenter does not bubble, so its children listen.
  const targets = [...island.children];
  let clicked: HTMLElement | undefined;

  const wake = async (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (event.type === 'click' && button instanceof HTMLElement && !button.popoverTargetElement) {
      event.preventDefault();
      clicked = button;
    }
    if (event.type !== 'click') stopListening(['pointerenter', 'focusin', 'touchstart']);
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
    // React attaches its listeners in a task of its own.
    setTimeout(() => {
      stopListening(signals);
      clicked?.click();
    });
  };

  let started = false;
  const stopListening = (names: readonly string[]) => {
    for (const target of targets) for (const name of names) target.removeEventListener(name, wake);
  };
  for (const target of targets) {
    for (const name of signals)
      target.addEventListener(name, wake, { passive: name === 'touchstart' });
  }
};

export default interaction;

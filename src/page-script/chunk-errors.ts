import { explainLostIsland } from './explain-failure.ts';

/**
 * Warns of each script that can't be fetched. Anyone who asked for it catches the failure, and tells the
 * reader if they asked: nobody's page is reloaded for something that loads by itself.
 */
export function warnOfChunkErrors(): void {
  addEventListener('vite:preloadError', warn);
  document.addEventListener('astro:hydration-error', (event) => {
    warn(event);
    // Those that wake at a touch are told of next to what was pressed; see `hydrate-on-interaction.ts`.
    const island = event.target;
    if (island instanceof Element && island.matches('[client=visible]')) explainLostIsland(island);
  });
}

const warn = (event: Event) => console.warn('A script of this page failed to load.', event);

import { useSyncExternalStore } from 'react';
import { type ColorMode, currentColorMode } from './color-mode.ts';

/** The color mode that the page shows, also after the reader switches it here or in another tab. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, currentColorMode, () => 'light');
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

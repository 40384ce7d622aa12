import { isLoadingPart } from '../browser/load-part.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const reloadedKey = 'reloaded-for-chunk';

/**
 * A script that cannot be fetched is usually one that a newer deployment replaced: warn and reload
 * the page once. If it still fails then, the page stays as it is, and whoever asked for the script
 * says so.
 */
export function reloadOnceOnChunkErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    // What says for itself that it is lost keeps the page, and what the reader typed, as it is.
    if (!isLoadingPart()) recover(event);
  });
  document.addEventListener('astro:hydration-error', (event) => recover(event));
}

function recover(event: Event): void {
  const detail: unknown = Reflect.get(event, 'payload') ?? Reflect.get(event, 'detail');
  console.warn('A script of this page failed to load.', detail);
  if (!navigator.onLine) return;
  if (readStored(reloadedKey, 'session') === location.pathname) return;
  // Without storage nothing tells a first failure from a second: better no reload than a loop.
  if (!writeStored(reloadedKey, location.pathname, 'session')) return;
  location.reload();
}

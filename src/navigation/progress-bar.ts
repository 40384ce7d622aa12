import type nprogress from 'nprogress';
import libraryUrl from 'nprogress/nprogress.js?url';

declare global {
  interface Window {
    /** What the library's script leaves behind. */
    NProgress?: typeof nprogress;
  }
}

/** Product-spec S9: the bar shows only for a change that takes longer than this, in milliseconds. */
const delay = 200;

/** Product-spec S9: smallest part shown, animation speed (ms), growth and interval (ms) of the trickle. */
const settings = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };

/** Starts the wait for the progress bar and returns what ends it. */
export function startProgress(): () => void {
  let waiting = true;
  const timer = setTimeout(async () => {
    await loadLibrary();
    if (!waiting) return;
    window.NProgress?.configure({ ...settings, showSpinner: false });
    window.NProgress?.start();
  }, delay);
  return () => {
    waiting = false;
    clearTimeout(timer);
    window.NProgress?.done();
  };
}

/**
 * The library comes as a plain script when a page is slow for the first time: an `import()` would
 * bring the bundler's preload helper into every page. Offline it cannot be fetched; then the load
 * status alone tells what happens.
 */
function loadLibrary(): Promise<void> {
  if (window.NProgress) return Promise.resolve();
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = libraryUrl;
    script.onload = script.onerror = () => resolve();
    document.head.append(script);
  });
}

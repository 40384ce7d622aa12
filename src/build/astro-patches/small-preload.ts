import type { Plugin } from 'vite';
import { stillFits } from './still-fits.ts';

/** The module that the bundler puts around every `import()` of the browser's code. */
const helperId = '\0vite/preload-helper.js';

/**
 * What is left of it here: the styles of a chunk are fetched before the chunk runs, and a failure is
 * told as `vite:preloadError` and to anyone who asked for the chunk. The original also preloads scripts,
 * which weighs 0.9 KB gzip on every page for chunks that have next to nothing to preload.
 */
const helper = (base: string) => `
const load = (file) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = file;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    reject(new Error('Failed to load ' + file));
  };
  document.head.append(link);
});
export const __vitePreload = async (run, files = []) => {
  try {
    await Promise.all(files.map((file) => '${base}/' + file).filter((file) =>
      !document.querySelector('link[href="' + file + '"]')).map(load));
    return await run();
  } catch (error) {
    const event = new Event('vite:preloadError');
    event.payload = error;
    dispatchEvent(event);
    throw error;
  }
};
`;

/**
 * A smaller preload helper than the bundler's. It goes once Vite leaves the helper out where nothing
 * is preloaded: https://github.com/vitejs/vite/issues/13952
 * @param base path under which the site is served, without a slash at its end
 */
export function smallPreload(base: string): Plugin {
  let isReplaced = false;
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    // Leaves out the names of scripts, which would only be preloaded.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
    // With a query it is the copy of the one script; see one-script.ts.
    load(id) {
      if (id.split('?')[0] !== helperId) return undefined;
      isReplaced = true;
      return helper(base);
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      stillFits(isReplaced, 'small-preload', helperId.slice(1));
    },
  };
}

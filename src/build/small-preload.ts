import type { AstroIntegration } from 'astro';

/** The module that the bundler puts around every `import()` of the browser's code. */
const helperId = '\0vite/preload-helper.js';

/**
 * What is left of it here: the styles of a chunk are fetched before the chunk runs, and a failure is
 * told as `vite:preloadError`. The original also preloads scripts, which weighs 0.9 KB gzip on every
 * page for chunks that have next to nothing to preload.
 */
const helper = `
const load = (file) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Told apart by this from the styles that a page brings; see content/island/use-loaded.ts.
  link.crossOrigin = '';
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
    await Promise.all(files.filter((file) => file.endsWith('.css') &&
      !document.querySelector('link[rel=stylesheet][href="/' + file + '"]')).map((file) => load('/' + file)));
    return await run();
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    if (dispatchEvent(event)) throw error;
  }
};
`;

/** Replaces the bundler's preload helper by a smaller one. */
export function smallPreload(): AstroIntegration {
  return {
    name: 'small-preload',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'small-preload',
                enforce: 'pre',
                apply: 'build',
                load: (id) => (id === helperId ? helper : undefined),
              },
            ],
          },
        });
      },
    },
  };
}

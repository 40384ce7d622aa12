import type { Plugin } from 'vite';
import { stillFits } from './still-fits.ts';

/** The script of every page, which is in the layout. */
const entry = '/src/layouts/Document.astro?astro&type=script';

/** Marks the copies of modules that the script keeps to itself. */
const mark = '?site-script';

/**
 * Keeps the script of every page in one file. What it shares with islands, the bundler would put
 * into their own files, each one more request before the page is ready; so the script gets copies.
 * They must hold no state that islands share. Astro has no setting for it.
 */
export function oneScript(): Plugin {
  let isFound = false;
  return {
    name: 'one-script',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer?.includes(entry) && !importer?.endsWith(mark)) return null;
      isFound = true;
      if (options.kind === 'dynamic-import') return null;
      const found = await this.resolve(source, importer, options);
      if (!found || found.external || !/\.[jt]s$/.test(found.id)) return found;
      return { ...found, id: found.id + mark };
    },
    buildEnd(error) {
      if (!error) stillFits(isFound, 'one-script', entry);
    },
  };
}

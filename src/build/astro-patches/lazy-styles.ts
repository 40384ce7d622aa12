import type { Plugin, Rolldown } from 'vite';
import { stillFits } from './still-fits.ts';

/**
 * Leaves the styles of what is loaded later to the chunk that needs them: the bundler fetches them
 * together with it. Astro would put those of the page's script into every page, in an order that
 * differs from build to build, and would drop the others, unless a chunk names them as its asset. It goes with
 * https://github.com/withastro/astro/issues/11404
 */
export function lazyStyles(): Plugin[] {
  /** What Astro must not see of each chunk while it looks for the styles of pages. */
  const hidden = new Map<Rolldown.OutputChunk, readonly string[]>();
  const applyToEnvironment = ({ name }: { readonly name: string }) => name === 'client';
  return [
    {
      name: 'lazy-styles:hide',
      // Before Astro collects styles.
      enforce: 'pre',
      applyToEnvironment,
      generateBundle(_, bundle) {
        for (const chunk of lazyChunks(bundle)) {
          const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
          if (!importedCss || !importedAssets) continue;
          hidden.set(chunk, [...importedCss]);
          for (const stylesheet of importedCss) importedAssets.add(stylesheet);
          importedCss.clear();
        }
        const isFound = [...hidden.values()].some((styles) => styles.length > 0);
        stillFits(isFound, 'lazy-styles', '`viteMetadata` of chunks with styles');
      },
    },
    {
      name: 'lazy-styles:show',
      // Before the bundler writes down what each import brings.
      enforce: 'post',
      applyToEnvironment,
      generateBundle() {
        for (const [chunk, stylesheets] of hidden) {
          for (const stylesheet of stylesheets) chunk.viteMetadata?.importedCss.add(stylesheet);
        }
        hidden.clear();
      },
    },
  ];
}

/** The chunks behind an `import()`, with those that they share, but not the islands themselves. */
function lazyChunks(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.isDynamicEntry) add(file);
  }
  return found;
}

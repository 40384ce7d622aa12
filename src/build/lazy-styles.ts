import type { AstroIntegration } from 'astro';
import type { Rolldown } from 'vite';

/**
 * Keeps the styles of what islands load later. Astro drops every stylesheet that no page links
 * unless a chunk names it as its asset; then the bundler fetches it together with the chunk.
 */
export function lazyStyles(): AstroIntegration {
  return {
    name: 'lazy-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'lazy-styles',
                applyToEnvironment: (environment) => environment.name === 'client',
                generateBundle(_, bundle) {
                  for (const chunk of lazyChunks(bundle)) {
                    for (const stylesheet of chunk.viteMetadata?.importedCss ?? []) {
                      chunk.viteMetadata?.importedAssets.add(stylesheet);
                    }
                  }
                },
              },
            ],
          },
        });
      },
    },
  };
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

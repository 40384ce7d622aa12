import type { AstroIntegration } from 'astro';

/** The script of every page, which stands in the layout. */
const entry = '/src/layouts/Document.astro?astro&type=script';

/** Marks the copies of modules that the script keeps to itself. */
const mark = '?site-script';

/**
 * Keeps the script of every page in one file. What it shares with islands, the bundler would put
 * into files of their own, each one more request before the page is ready; so the script gets copies.
 * They must hold no state that islands share.
 */
export function oneScript(): AstroIntegration {
  return {
    name: 'one-script',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'one-script',
                enforce: 'pre',
                apply: 'build',
                applyToEnvironment: (environment) => environment.name === 'client',
                async resolveId(source, importer, options) {
                  if (!importer?.includes(entry) && !importer?.endsWith(mark)) return null;
                  if (options.kind === 'dynamic-import') return null;
                  const found = await this.resolve(source, importer, options);
                  if (!found || found.external || !/\.[jt]s$/.test(found.id)) return found;
                  return { ...found, id: found.id + mark };
                },
              },
            ],
          },
        });
      },
    },
  };
}

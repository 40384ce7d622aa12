import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { scopedClassNames } from '../content/scoped-class-name.ts';

const query = '.module.css?names';
/** Not the name of a stylesheet, so that the bundler doesn't take it for one. */
const prefix = '\0class-names:';

/**
 * Lets an island name its classes without bringing their styles: `import styles from
 * './file.module.css?names'`. Astro puts the styles of every island that a page may have into every page;
 * those of this one come with the content that has it (`content/styles.ts`).
 */
export function classNames(): AstroIntegration {
  return {
    name: 'class-names',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'class-names',
                enforce: 'pre',
                resolveId(source, importer) {
                  if (!source.endsWith(query) || importer === undefined) return undefined;
                  const file = path.resolve(path.dirname(importer), source);
                  return `${prefix}${file.slice(0, -query.length)}`;
                },
                async load(id) {
                  if (!id.startsWith(prefix)) return undefined;
                  const file = `${id.slice(prefix.length)}.module.css`;
                  this.addWatchFile(file);
                  const names = scopedClassNames(file, await readFile(file, 'utf8'));
                  return { code: `export default ${JSON.stringify(names)};`, moduleType: 'js' };
                },
              },
            ],
          },
        });
      },
    },
  };
}

import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { basePathOf } from '../config/base-path.ts';
import type { SiteConfig } from '../config/schema.ts';

const library = path.dirname(createRequire(import.meta.url).resolve('mermaid/package.json'));
const { version }: { version: string } = JSON.parse(
  readFileSync(path.join(library, 'package.json'), 'utf8'),
);

/** The library as its authors bundled it, with the parts that it loads when a diagram needs them. */
const entry = 'mermaid.esm.min.mjs';
const parts = 'chunks/mermaid.esm.min';
const folder = `_astro/mermaid-${version}`;

/**
 * Takes the library that draws diagrams as it is published, bundled and minified already: to do that
 * again took a third of a build and most of its memory.
 */
export function diagramLibrary(site: SiteConfig): AstroIntegration {
  return {
    name: 'diagram-library',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'diagram-library',
                enforce: 'pre',
                apply: 'build',
                applyToEnvironment: (environment) => environment.name === 'client',
                resolveId: (source) =>
                  source === 'mermaid'
                    ? { id: `${basePathOf(site.url)}/${folder}/${entry}`, external: true }
                    : undefined,
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        const target = path.join(fileURLToPath(dir), folder);
        for (const file of [entry, parts]) {
          cpSync(path.join(library, 'dist', file), path.join(target, file), {
            recursive: true,
            filter: (source) => !source.endsWith('.map'),
          });
        }
      },
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { readDocumentIndex } from '../markdown/document-index.ts';
import { buildEmbeddedIndex } from '../search/embedded/build-index.ts';
import { buildRecords } from '../search/records/build-records.ts';

/**
 * Builds the embedded search index from the finished pages, into `dist/search/`. In development the
 * index of the last build answers.
 */
export function searchIndex(): AstroIntegration {
  let root = '';
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/search', sirv(path.join(root, 'dist/search'), { dev: true }));
      },
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const records = buildRecords(dist, readDocumentIndex(root));
        const files = buildEmbeddedIndex(records);
        for (const [file, text] of files) {
          const target = path.join(dist, file);
          mkdirSync(path.dirname(target), { recursive: true });
          writeFileSync(target, text);
        }
        logger.info(`${records.length} sections in ${files.size} files`);
      },
    },
  };
}

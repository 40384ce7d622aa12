import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import send from 'send';
import { z } from 'zod';
import { catalogFile } from '../errors/error-index.ts';
import { type MessageData, messageDataSchema } from '../errors/message-data.ts';
import { readSearchablePages } from './searchable-pages.ts';

/** The messages of `docs/data/messages.json`; nothing where a site has no such file. */
function readMessageCatalog(root: string): MessageData['messages'] | undefined {
  const file = path.join(root, 'docs/data/messages.json');
  if (!existsSync(file)) return undefined;
  const result = messageDataSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data.messages;
  throw new Error(
    `docs/data/messages.json: ${z.prettifyError(result.error)}. Run "npm run messages -- --write" in verify/ to compute it again.`,
  );
}

/**
 * Builds the index that search, Ask AI and the MCP server read, from the pages' structure, into
 * `dist/search/`, in a separate thread while pages are rendered. In development the index of the last
 * build answers.
 */
export function searchIndex(root: string): AstroIntegration {
  let catalog: MessageData['messages'] | undefined;
  let built: Promise<ReadonlyMap<string, string>[]>;
  return {
    name: 'search-index',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/search', (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          send(request, pathname, { root: path.join(root, 'dist/search') })
            .on('error', () => next())
            .pipe(response);
        });
      },
      // A mistake in a question is told before the pages are made.
      'astro:build:start': () => {
        readSearchablePages(root);
        catalog = readMessageCatalog(root);
        const worker = new URL('./search-index-worker.ts', import.meta.url);
        built = once(new Worker(worker, { workerData: { root, catalog } }), 'message');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const [index = new Map<string, string>()] = await built;
        const files = new Map(index);
        if (catalog) files.set(catalogFile, JSON.stringify(catalog));
        for (const [file, text] of files) {
          const target = path.join(dist, file);
          mkdirSync(path.dirname(target), { recursive: true });
          writeFileSync(target, text);
        }
        logger.info(`${files.size} files`);
      },
    },
  };
}

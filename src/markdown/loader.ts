import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { AuthorSession } from './author-session.ts';
import { putIntoCollection, removeOthers } from './collection.ts';
import { forgetOldBodies } from './document-index.ts';
import { type LoadVocabulary, Reading } from './reading.ts';

/**
 * Loads `docs/` into the content collection. A page is rendered again only if it, something that it
 * looked up, or the pipeline itself changed; whatever is wrong anywhere fails the build in one list.
 */
export function docsLoader(loadVocabulary: LoadVocabulary): Loader {
  return {
    name: 'docs',
    load: async (context) => {
      if (!context.watcher) return loadAll(context, loadVocabulary);
      await new AuthorSession(context, loadVocabulary).start();
    },
  };
}

async function loadAll(context: LoaderContext, loadVocabulary: LoadVocabulary): Promise<void> {
  const started = performance.now();
  const root = fileURLToPath(context.config.root);
  const reading = await Reading.start(root, loadVocabulary);
  let rendered = 0;
  for (const source of reading.sources) {
    let record = reading.recall(source);
    if (!record) {
      record = await reading.render(source);
      rendered += 1;
    }
    if (record) putIntoCollection(context, source, record);
  }
  reading.remember();
  forgetOldBodies(root);
  reading.problems.throwIfAny();
  removeOthers(context, reading.sources);

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = reading.sources.length;
  context.logger.info(
    `${count} pages read, ${rendered} rendered, ${count - rendered} unchanged (${seconds} s)`,
  );
}

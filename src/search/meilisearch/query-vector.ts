import { loadPart } from '../../browser/load-part.ts';
import { type LoadFile, openIndex } from '../../retrieval/index/open-index.ts';
import { meaningOf } from '../../retrieval/meaning.ts';
import type { MeaningOf } from './meilisearch-provider.ts';

/**
 * Computes what queries mean from the same word vectors as the embedded search.
 * @param load gets a file of the site
 */
export function queryVectors(load: LoadFile): MeaningOf {
  const index = loadPart(() => openIndex(load));
  return async (query) => {
    const meaning = await meaningOf({ text: query }, new Map(), 1, await index());
    return meaning && [...meaning.embedding];
  };
}

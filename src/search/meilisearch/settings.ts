import type { Settings } from 'meilisearch';
import { stopWords } from '../../retrieval/vocabulary/stop-words.ts';
import { synonyms } from '../../retrieval/vocabulary/synonyms.ts';
import { embedder } from '../records/record.ts';
import { hierarchyAttributes, searchedAttributes } from './searched-attributes.ts';

/** The settings of the index: the same synonyms, stop words and page ranks as the embedded one. */
export function indexSettings(dimensions: number): Settings {
  return {
    // The order is the rank of an attribute: titles above headings above text.
    searchableAttributes: [
      ...searchedAttributes.filter((attribute) => attribute !== 'content'),
      ...hierarchyAttributes.filter((attribute) => !isSearched(attribute)),
      'content',
      'questions',
    ],
    displayedAttributes: ['*'],
    embedders: { [embedder]: { source: 'userProvided', dimensions } },
    rankingRules: [
      'words',
      'typo',
      'attribute',
      'proximity',
      'exactness',
      'pageRank:desc',
      'position:asc',
    ],
    stopWords: [...stopWords],
    synonyms: synonymMap(),
    // Operators and names start with these; `$eq` must not be found by `eq` alone.
    nonSeparatorTokens: ['$', '_'],
    // Without these, `<b>bold</b>` is one word with its tags.
    separatorTokens: ['<', '>'],
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  };
}

const isSearched = (attribute: string): boolean =>
  searchedAttributes.some((searched) => searched === attribute);

function synonymMap(): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const { from, to } of synonyms) {
    for (const phrase of from) map[phrase] = [...new Set([...(map[phrase] ?? []), ...to])];
  }
  return map;
}

import { sitePath } from '../../browser/site-path.ts';
import { readStoredJson, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import type { SearchHit } from '../provider.ts';

/** A result that a reader chose once, as it is remembered. */
export interface SavedSearch {
  readonly url: string;
  /** Titles from the page down to the section. */
  readonly titles: readonly string[];
}

export type SavedList = 'recent' | 'favorite';

const storageKey = {
  recent: storageKeys.recentSearches,
  favorite: storageKeys.favoriteSearches,
} as const satisfies Record<SavedList, string>;

/** How many of each are kept; the oldest go first. */
const limits: Readonly<Record<SavedList, number>> = { recent: 5, favorite: 20 };

/** The searches of a list, newest first; none where storage is closed or holds something else. */
export function savedSearches(list: SavedList): readonly SavedSearch[] {
  const stored = readStoredJson(storageKey[list]);
  return Array.isArray(stored) ? stored.filter(isSavedSearch) : [];
}

/** Puts a search at the top of a list. */
export function saveSearch(list: SavedList, search: SavedSearch): void {
  const others = savedSearches(list).filter(({ url }) => url !== search.url);
  write(list, [search, ...others].slice(0, limits[list]));
}

export function removeSearch(list: SavedList, url: string): void {
  write(
    list,
    savedSearches(list).filter((search) => search.url !== url),
  );
}

/** What is remembered of a result. */
export function savedSearchOf({ url, titles }: SearchHit): SavedSearch {
  return { url, titles: titles.map((title) => title.map(({ text }) => text).join('')) };
}

function write(list: SavedList, searches: readonly SavedSearch[]): void {
  writeStored(storageKey[list], JSON.stringify(searches));
}

/** Only addresses of this site: what lies in the storage becomes a link. */
function isSavedSearch(value: unknown): value is SavedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { url, titles } = value as Partial<SavedSearch>;
  return (
    typeof url === 'string' &&
    url.startsWith('/') &&
    sitePath(url) !== undefined &&
    Array.isArray(titles) &&
    titles.length > 0 &&
    titles.every((title) => typeof title === 'string')
  );
}

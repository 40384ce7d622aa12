import { twinPath } from '../../agents/agent-page.ts';
import type { AskIndex } from './ask-index.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Rarity, rarityIn } from './rank-pages.ts';

/** Reads a file of the site by its path; rejects where it cannot. */
export type ReadFile = (path: string, signal?: AbortSignal) => Promise<string>;

export const askIndexPath = '/ask-ai/index.json';

/** The documentation as Ask AI reads it: the index, and the pages' text as it is needed. */
export interface Library {
  readonly index: AskIndex;
  readonly rarity: Rarity;
  readonly passagesOf: (page: number, signal?: AbortSignal) => Promise<Passage[]>;
}

/** @throws Error if the index cannot be read or is not one */
export async function openLibrary(read: ReadFile, signal?: AbortSignal): Promise<Library> {
  const index: unknown = JSON.parse(await read(askIndexPath, signal));
  if (!isAskIndex(index)) throw new Error(`${askIndexPath} isn't an index of this site.`);
  const known = new Map<number, Passage[]>();
  return {
    index,
    rarity: rarityIn(index),
    passagesOf: async (number, abort) => {
      const before = known.get(number);
      if (before) return before;
      const page = index.pages[number];
      if (!page) return [];
      const passages = passagesOf(await read(twinPath(page.path), abort), page);
      known.set(number, passages);
      return passages;
    },
  };
}

const isAskIndex = (value: unknown): value is AskIndex =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'pages')) &&
  typeof Reflect.get(value, 'terms') === 'object';

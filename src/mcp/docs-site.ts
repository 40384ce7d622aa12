import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { IndexedPage, PageIndex } from '../agents/page-index.ts';
import { type Library, openLibrary } from '../ask-ai/retrieval/library.ts';
import type { Passage } from '../ask-ai/retrieval/passages.ts';

/** The built site, as the MCP server reads it. */
export interface DocsSite {
  readonly title: string;
  readonly url: string;
  readonly pages: readonly IndexedPage[];
  readonly library: Library;
  /** The page at a path, an address or the path of a twin; `undefined` if there is none. */
  readonly pageAt: (address: string) => IndexedPage | undefined;
  readonly readTwin: (page: IndexedPage) => Promise<string>;
  readonly passagesOf: (page: IndexedPage) => Promise<Passage[]>;
}

/** @throws Error naming what to do where the site is not built */
export async function openDocsSite(dist: string): Promise<DocsSite> {
  const file = path.join(dist, 'index.json');
  if (!existsSync(file)) throw new Error(`No built site in ${dist}. Run "npm run build" first.`);
  const { site, url, pages }: PageIndex = JSON.parse(readFileSync(file, 'utf8'));
  const read = (name: string) => readFile(path.join(dist, name), 'utf8');
  const library = await openLibrary(read);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const numbers = new Map(library.index.pages.map((page, number) => [page.path, number]));
  return {
    title: site,
    url,
    pages,
    library,
    pageAt: (address) => byPath.get(pathOf(address, url)),
    // Only addresses of the index are read, so that no path leads out of the site.
    readTwin: (page) => read(page.markdown),
    passagesOf: async (page) => {
      const number = numbers.get(page.path);
      return number === undefined ? [] : library.passagesOf(number);
    },
  };
}

/** `https://docs.example.com/cms/intro.md#start`, `cms/intro` and `/cms/intro/` are one page. */
function pathOf(address: string, origin: string): string {
  const local = address.trim().startsWith(origin) ? address.trim().slice(origin.length) : address;
  const plain = local
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/*/, '/')
    .replace(/(.)\/+$/, '$1');
  return plain || '/';
}

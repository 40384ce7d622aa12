import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Section } from '../../document/page-document.ts';
import { openIndex, type RetrievalIndex } from '../../retrieval/index/open-index.ts';
import { readFrom } from '../../retrieval/read-file.ts';
import type { IndexedPage, PageIndex } from '../page-index.ts';

/** The built site, as the MCP server reads it. */
export interface DocsSite {
  readonly title: string;
  readonly url: string;
  readonly pages: readonly IndexedPage[];
  readonly index: RetrievalIndex;
  /** The page at a path, an address or the path of a twin; `undefined` if there is none. */
  readonly pageAt: (address: string) => IndexedPage | undefined;
  readonly readTwin: (page: IndexedPage) => Promise<string>;
  readonly sectionsOf: (page: IndexedPage) => Promise<readonly Section[]>;
  /**
   * Runs what asks the index, a few at a time and in the order in which they came: if hundreds ran at
   * once, the first ones would wait until their clients give up. Between two of them, new connections
   * get in, of which Node.js accepts one in each turn of its event loop.
   */
  readonly inTurn: <Value>(ask: () => Promise<Value>) => Promise<Value>;
}

/** Questions to the index that run at the same time; while one waits for a file, another goes on. */
const questionsAtOnce = 4;

/** @throws Error naming what to do where the site is not built */
export async function openDocsSite(dist: string): Promise<DocsSite> {
  const file = path.join(dist, 'index.json');
  if (!existsSync(file)) throw new Error(`No built site in ${dist}. Run "npm run build" first.`);
  const { site, url, pages }: PageIndex = JSON.parse(readFileSync(file, 'utf8'));
  const index = await openIndex(readFrom(dist));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const catalog = await index.catalog();
  const numbers = new Map(catalog.map(([pagePath], number) => [pagePath, number]));
  const inLine = pLimit(questionsAtOnce);
  return {
    title: site,
    url,
    pages,
    index,
    pageAt: (address) => byPath.get(pathOf(address, url)),
    // Only addresses of the index are read, so that no path leads out of the site.
    readTwin: (page) => readFile(path.join(dist, page.markdown), 'utf8'),
    sectionsOf: async (page) => {
      const number = numbers.get(page.path);
      return number === undefined ? [] : (await index.text(number)).sections;
    },
    inTurn: (ask) =>
      inLine(async () => {
        await setImmediate();
        return ask();
      }),
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

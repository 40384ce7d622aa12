import { type DocumentRecord, rememberedDocuments } from '../../markdown/document-index.ts';
import { namesLookedUp } from '../../markdown/lookups.ts';
import { lastChange } from './last-change.ts';

/** Data files that are the text of a page and not a fact in it. */
const dataFiles = { news: 'docs/data/whats-new.yml', releases: 'docs/data/releases.json' } as const;

/** The files that the text of a page is in: its own, the snippets in it, and lists that it shows. */
export function filesOf({ file, lookups }: Pick<DocumentRecord, 'file' | 'lookups'>): string[] {
  const shown = (['news', 'releases'] as const).filter(
    (kind) => lookups.includes(kind) || namesLookedUp(lookups, kind).length > 0,
  );
  return [
    file,
    ...namesLookedUp(lookups, 'snippets').map((name) => `docs/snippets/${name}.md`),
    ...shown.map((kind) => dataFiles[kind]),
  ];
}

/**
 * The files of every page, by its path on the site; empty before anything was read, as when the authors'
 * server starts for the first time.
 * @param root absolute path of the site's folder
 */
export function filesOfPages(root: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...rememberedDocuments(root).values()].map((record) => [record.path, filesOf(record)]),
  );
}

/**
 * The day on which the text of a page was committed last, as an ISO date.
 * @param files of all pages; see `filesOfPages`
 * @returns `undefined` where the history doesn't tell
 */
export function lastDay(
  { path, file }: Pick<DocumentRecord, 'path' | 'file'>,
  files: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  return lastChange(files.get(path) ?? [file])?.slice(0, 10);
}

import type { LoaderContext } from 'astro/loaders';
import type { FrontMatter } from './front-matter.ts';
import { type Lookups, namesLookedUp } from './lookups.ts';
import type { SourceFile } from './read-sources.ts';

/** What a page carries into the collection. */
export type DocumentData = FrontMatter & {
  /** Path on the site, such as `/cms/intro`. */
  readonly path: string;
  /** Names the body of the page; see `page-bodies.ts`. */
  readonly digest: string;
  /** Names of the snippets in the page, those in other snippets included. */
  readonly snippets: readonly string[];
};

/** Puts a page into the collection; one whose digest is the same stays as it is. */
export function putIntoCollection(
  { store }: LoaderContext,
  { id, file, frontMatter, path }: SourceFile,
  { digest, lookups }: { readonly digest: string; readonly lookups: Lookups },
): void {
  const snippets = namesLookedUp(lookups, 'snippets');
  const data: DocumentData = { ...frontMatter.value, path, digest, snippets };
  store.set({ id, data, filePath: file, digest });
}

/** Takes the pages out of the collection whose files are gone. */
export function removeOthers({ store }: LoaderContext, sources: readonly SourceFile[]): void {
  const ids = new Set(sources.map(({ id }) => id));
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
}

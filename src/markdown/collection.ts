import type { LoaderContext } from 'astro/loaders';
import type { FrontMatter } from './front-matter.ts';
import { type Lookups, namesLookedUp } from './lookups.ts';
import type { SourceFile } from './read-sources.ts';

/** What a page carries into the collection. */
type DocumentData = FrontMatter & {
  /** Path on the site, such as `/cms/intro`. */
  readonly path: string;
  /** Names the body of the page; see `page-bodies.ts`. */
  readonly digest: string;
  /** Names of the snippets in the page, those in other snippets included. */
  readonly snippets: readonly string[];
};

/** What of a rendered page the collection needs. */
export interface Rendered {
  readonly digest: string;
  readonly lookups: Lookups;
}

/** Puts a page into the collection; one whose digest is the same stays as it is. */
export function putIntoCollection(
  { store }: LoaderContext,
  source: SourceFile,
  rendered: Rendered,
): void {
  const { digest } = rendered;
  store.set({ id: source.id, data: dataOf(source, rendered), filePath: source.file, digest });
}

/** The digest under which the collection has a page; undefined for a new one. */
export function digestInCollection({ store }: LoaderContext, id: string): string | undefined {
  return (store.get(id)?.data as DocumentData | undefined)?.digest;
}

/** Whether the collection has everything of a page but its text, of which it only has the digest. */
export function isKnownButForText(
  { store }: LoaderContext,
  source: SourceFile,
  rendered: Rendered,
): boolean {
  const known = store.get(source.id)?.data;
  const withoutText = (data: object | undefined) => JSON.stringify({ ...data, digest: undefined });
  return withoutText(known) === withoutText(dataOf(source, rendered));
}

function dataOf({ frontMatter, path }: SourceFile, { digest, lookups }: Rendered): DocumentData {
  return { ...frontMatter.value, path, digest, snippets: namesLookedUp(lookups, 'snippets') };
}

/** Takes the pages out of the collection whose files are gone. */
export function removeOthers({ store }: LoaderContext, sources: readonly SourceFile[]): void {
  const ids = new Set(sources.map(({ id }) => id));
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
}

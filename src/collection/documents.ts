import { type CollectionEntry, getCollection } from 'astro:content';
import sidebars from '#site/sidebars.ts';
import { snippetName } from '../document/snippet-name.ts';
import { type PageTrees, resolveSidebars } from '../sidebars/page-tree.ts';

export type DocumentEntry = CollectionEntry<'docs'>;

/** Every page written in Markdown, by path. */
export async function allDocuments(): Promise<DocumentEntry[]> {
  const entries = await getCollection('docs');
  return entries.sort((a, b) => a.data.path.localeCompare(b.data.path));
}

let trees: Promise<PageTrees> | undefined;

/** The sidebars with their pages looked up. @throws Error naming what sidebars.ts gets wrong. */
export function pageTrees(): Promise<PageTrees> {
  // In development pages come and go, so the trees are made again for every request.
  if (import.meta.env.DEV || !trees) trees = allDocuments().then(treesOf);
  return trees;
}

const treesOf = (documents: readonly DocumentEntry[]): PageTrees =>
  resolveSidebars(sidebars, documents.map(pageInfo));

/** Whether a document is a passage for other pages. */
export const isSnippet = ({ id }: Pick<DocumentEntry, 'id'>): boolean =>
  snippetName(id) !== undefined;

/**
 * The pages that include a snippet, by title; none for any other document. Unlisted pages count, or a
 * snippet of theirs would seem unused.
 */
export function pagesWithSnippet(
  { id }: Pick<DocumentEntry, 'id'>,
  documents: readonly DocumentEntry[],
): { readonly title: string; readonly path: string }[] {
  const name = snippetName(id);
  if (name === undefined) return [];
  return documents
    .filter((document) => !isSnippet(document) && document.data.snippets.includes(name))
    .map(({ data: { title, path } }) => ({ title, path }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** A document as the page tree sees it. Snippets are fragments and are in no sidebar. */
export const pageInfo = ({ id, data }: DocumentEntry) => ({
  id,
  path: data.path,
  title: data.title,
  sidebarLabel: data.sidebar_label,
  unlisted: data.unlisted,
  displayedSidebar: isSnippet({ id }) ? (data.displayed_sidebar ?? null) : data.displayed_sidebar,
});

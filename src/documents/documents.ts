import { type CollectionEntry, getCollection } from 'astro:content';
import sidebars from '#site/sidebars.ts';
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
  // In development pages come and go, so the trees are made anew for every request.
  if (import.meta.env.DEV || !trees) trees = allDocuments().then(treesOf);
  return trees;
}

const treesOf = (documents: readonly DocumentEntry[]): PageTrees =>
  resolveSidebars(sidebars, documents.map(pageInfo));

/** A document as the page tree sees it. Snippets are fragments and stand in no sidebar. */
export const pageInfo = ({ id, data }: DocumentEntry) => ({
  id,
  path: data.path,
  title: data.title,
  sidebarLabel: data.sidebar_label,
  unlisted: data.unlisted,
  displayedSidebar: id.startsWith('snippets/')
    ? (data.displayed_sidebar ?? null)
    : data.displayed_sidebar,
});

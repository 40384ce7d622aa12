import site from '#site/site.config.ts';
import type { Tag } from '../document/tag.ts';
import { breadcrumbs, type Crumb } from '../sidebars/breadcrumbs.ts';
import {
  flatten,
  neighbours,
  type PageNode,
  type PageTrees,
  sidebarOf,
  type TreeNode,
} from '../sidebars/page-tree.ts';
import {
  allDocuments,
  type DocumentEntry,
  isSnippet,
  pageInfo,
  pagesWithSnippet,
  pageTrees,
} from './documents.ts';
import { filesOfPages, lastDay } from './history/page-files.ts';
import { newsOfPage, type PageNews } from './news.ts';
import { tagsOf } from './tags.ts';
import { type Verification, verifications } from './verification.ts';

/** A link to the page before or after. */
type PageLink = Pick<PageNode, 'label' | 'path'>;

/** The sidebar next to a page. */
export interface PageSidebar {
  readonly nodes: readonly TreeNode[];
  /** Path of the file that has what closed groups leave out. */
  readonly file: string;
}

/** Everything that the page of a document shows: the page is made from this and from code alone. */
export interface DocPageContent {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
  /** Names the body of the page, where its text is. */
  readonly digest: string;
  /** The table of contents lists headings down to this level; with 0, none. */
  readonly deepestHeading: number;
  readonly crumbs: readonly Crumb[];
  readonly sidebar: PageSidebar | undefined;
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  /** For a snippet, the pages that include it; `undefined` for any other page. */
  readonly includedIn: readonly { readonly title: string; readonly path: string }[] | undefined;
  readonly tags: readonly Pick<Tag, 'label' | 'slug'>[];
  readonly editUrl: string;
  /** ISO date of the last change, where the history is known. */
  readonly lastUpdated: string | undefined;
  /** Address of the list of all changes; `undefined` without a configured one. */
  readonly historyUrl: string | undefined;
  /** What's new on the page. */
  readonly news: readonly PageNews[];
  readonly verification: Verification | undefined;
}

/**
 * The pages of all documents.
 * @param sidebarFile the file with what a sidebar leaves out of pages
 */
export async function docPages(
  sidebarFile: (name: string, nodes: readonly TreeNode[]) => { readonly path: string },
): Promise<DocPageContent[]> {
  const documents = await allDocuments();
  const trees = await pageTrees();
  const sidebars = new Map(
    [...trees].map(([name, nodes]) => [name, { nodes, file: sidebarFile(name, nodes).path }]),
  );
  const files = filesOfPages(process.cwd());
  const verified = verifications();
  return documents.map((document) => ({
    ...docPage(document, documents, trees, sidebars, files),
    verification: verified.get(document.id),
  }));
}

function docPage(
  document: DocumentEntry,
  documents: readonly DocumentEntry[],
  trees: PageTrees,
  sidebars: ReadonlyMap<string, PageSidebar>,
  files: ReadonlyMap<string, readonly string[]>,
): Omit<DocPageContent, 'verification'> {
  const { data, filePath: file = '' } = document;
  const sidebarName = sidebarOf(trees, pageInfo(document));
  const sidebar = sidebarName === undefined ? undefined : sidebars.get(sidebarName);
  const nodes = sidebar?.nodes ?? [];

  const linked = (node: PageLink | undefined) =>
    listed && node ? { label: node.label, path: node.path } : undefined;
  const around = neighbours(nodes, document.id);
  const listed = flatten(nodes).some((page) => page.id === document.id);

  return {
    path: data.path,
    title: data.title,
    description: data.description,
    unlisted: data.unlisted,
    digest: data.digest,
    deepestHeading: data.toc_max_heading_level,
    crumbs: breadcrumbs(nodes, { id: document.id, ...data }, sectionCrumb(data.path)),
    sidebar,
    previous: linked(around.previous),
    next: linked(around.next),
    includedIn: isSnippet(document) ? pagesWithSnippet(document, documents) : undefined,
    tags: tagsOf(document, documents),
    editUrl: site.repository.editUrl + file,
    lastUpdated: lastDay({ path: data.path, file }, files),
    historyUrl: site.repository.historyUrl && site.repository.historyUrl + file,
    news: newsOfPage(data.path),
  };
}

/** The navbar's entry for the part of the site that a path is in. */
function sectionCrumb(path: string): Crumb | undefined {
  const section = site.navbar.items.find(
    (item) => 'to' in item && item.to.split('/')[1] === path.split('/')[1],
  );
  return section && 'to' in section ? { label: section.label, path: section.to } : undefined;
}

import site from '../../site.config.ts';
import type { Heading } from '../markdown/headings.ts';
import type { Tag } from '../markdown/tags.ts';
import { breadcrumbs, type Crumb } from '../sidebars/breadcrumbs.ts';
import { neighbours, sidebarOf, type TreeNode } from '../sidebars/page-tree.ts';
import { allDocuments, type DocumentEntry, pageInfo, pageTrees } from './documents.ts';
import { lastUpdated } from './last-updated.ts';
import { sidebarFile } from './sidebar-file.tsx';
import { tagsOf } from './tags.ts';
import { type Verification, verificationOf } from './verification.ts';

/** The sidebar beside a page. */
export interface PageSidebar {
  readonly nodes: readonly TreeNode[];
  /** Address of the file that holds what closed groups leave out. */
  readonly file: string;
}

interface LinkedPage {
  readonly label: string;
  readonly path: string;
}

/** What a page of documentation shows beside its text. */
export interface PageView {
  readonly sidebar: PageSidebar | undefined;
  /** Of the levels that the page's table of contents lists; empty where it has none. */
  readonly headings: readonly Heading[];
  readonly crumbs: readonly Crumb[];
  readonly previous: LinkedPage | undefined;
  readonly next: LinkedPage | undefined;
  readonly tags: readonly Tag[];
  readonly editUrl: string;
  /** ISO date; `undefined` where there is no history. */
  readonly lastUpdated: string | undefined;
  readonly verification: Verification | undefined;
}

/**
 * Looks up what surrounds the text of a document.
 * @throws Error if its front matter names a page before or after it that does not exist
 */
export async function pageView(document: DocumentEntry): Promise<PageView> {
  const { data, rendered, filePath: file = '' } = document;
  const documents = await allDocuments();
  const sidebar = await sidebarBeside(document);
  const nodes = sidebar?.nodes ?? [];
  const { previous, next } = neighbours(nodes, document.id);
  const metadata = rendered?.metadata as { headings?: Heading[] } | undefined;
  const headings = data.hide_table_of_contents ? [] : (metadata?.headings ?? []);

  return {
    sidebar,
    headings: headings.filter(({ depth }) => depth <= data.toc_max_heading_level),
    crumbs: breadcrumbs(nodes, { id: document.id, ...data }, sectionOf(data.path)),
    previous: chosen(data.pagination_prev, previous),
    next: chosen(data.pagination_next, next),
    tags: tagsOf(document, documents),
    editUrl: site.repository.editUrl + file,
    lastUpdated: lastUpdated(file),
    verification: verificationOf(file),
  };

  /** The front matter's choice, where it makes one: a path, or `null` for no page. */
  function chosen(path: string | null | undefined, fallback: LinkedPage | undefined) {
    if (path === null) return undefined;
    if (path === undefined) return fallback;
    const target = documents.find((candidate) => candidate.data.path === path);
    if (!target) throw new Error(`${file}: pagination names ${path}, which is no page.`);
    return { label: target.data.sidebar_label ?? target.data.title, path };
  }
}

async function sidebarBeside(document: DocumentEntry): Promise<PageSidebar | undefined> {
  const trees = await pageTrees();
  const name = sidebarOf(trees, pageInfo(document));
  const nodes = name === undefined ? undefined : trees.get(name);
  if (name === undefined || !nodes) return undefined;
  return { nodes, file: sidebarFile(name, nodes).path };
}

/** The part of the site that a path belongs to, as the navbar names it. */
function sectionOf(path: string): Crumb | undefined {
  const item = site.navbar.items.find(
    (candidate) => 'to' in candidate && candidate.to.split('/')[1] === path.split('/')[1],
  );
  return item && 'to' in item ? { label: item.label, path: item.to } : undefined;
}

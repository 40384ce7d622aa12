import type { SidebarItem, Sidebars } from './schema.ts';

/** What the tree needs to know of a page. */
export interface PageInfo {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly sidebarLabel?: string | undefined;
  readonly unlisted: boolean;
  readonly displayedSidebar?: string | null | undefined;
}

export interface PageNode {
  readonly type: 'page';
  readonly label: string;
  readonly path: string;
  readonly id: string;
}

export interface GroupNode {
  readonly type: 'group';
  /** Unique in its sidebar and stable between builds: the labels on the way to it. */
  readonly key: string;
  readonly label: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly children: readonly TreeNode[];
}

export type TreeNode = PageNode | GroupNode;

/** All sidebars with their pages looked up. */
export type PageTrees = ReadonlyMap<string, readonly TreeNode[]>;

/**
 * Looks up every page of every sidebar.
 * @throws Error naming each missing document, each document listed twice, each unknown sidebar and
 * each page that no sidebar lists.
 */
export function resolveSidebars(sidebars: Sidebars, pages: readonly PageInfo[]): PageTrees {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const listedIn = new Map<string, string>();
  const problems: string[] = [];

  const resolve = (items: readonly SidebarItem[], sidebar: string, parent: string): TreeNode[] =>
    items.flatMap((item): TreeNode[] => {
      if (item.type === 'category') {
        const key = parent ? `${parent}/${item.label}` : item.label;
        const { label, collapsible, collapsed } = item;
        const children = resolve(item.items, sidebar, key);
        return [{ type: 'group', key, label, collapsible, collapsed, children }];
      }
      const page = byId.get(item.id);
      if (!page) {
        problems.push(
          `sidebar "${sidebar}": no document "${item.id}". Expected the file docs/${item.id}.md.`,
        );
        return [];
      }
      const other = listedIn.get(item.id);
      if (other) problems.push(`sidebar "${sidebar}": "${item.id}" is already in "${other}".`);
      listedIn.set(item.id, sidebar);
      const label = item.label ?? page.sidebarLabel ?? page.title;
      return [{ type: 'page', label, path: page.path, id: page.id }];
    });

  const trees = new Map(
    Object.entries(sidebars).map(([name, items]) => [name, resolve(items, name, '')]),
  );
  for (const page of pages) {
    if (page.displayedSidebar && !trees.has(page.displayedSidebar)) {
      problems.push(
        `docs/${page.id}.md: no sidebar "${page.displayedSidebar}". Known: ${[...trees.keys()].join(', ')}.`,
      );
    }
    if (!page.unlisted && page.displayedSidebar === undefined && !listedIn.has(page.id)) {
      problems.push(
        `docs/${page.id}.md is in no sidebar. Add it to sidebars.ts, or set "displayed_sidebar: null" in its front matter.`,
      );
    }
  }
  if (problems.length > 0)
    throw new Error(`sidebars.ts:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  return trees;
}

/** The pages of a tree in reading order. */
export function flatten(nodes: readonly TreeNode[]): PageNode[] {
  return nodes.flatMap((node) => (node.type === 'page' ? [node] : flatten(node.children)));
}

/** The groups around a page and the page itself, from the outside in; empty if it is not listed. */
export function pathTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  for (const node of nodes) {
    if (node.type === 'page') {
      if (node.id === id) return [node];
      continue;
    }
    const rest = pathTo(node.children, id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

/**
 * The way to a page: the groups around it and the page itself. If the sidebar doesn't list it, the way
 * ends at the nearest listed page above it, such as `a/b` for `a/b/c`; without one, it's empty.
 */
export function wayTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  const way = pathTo(nodes, id);
  const slash = id.lastIndexOf('/');
  return way.length > 0 || slash === -1 ? way : wayTo(nodes, id.slice(0, slash));
}

/** The name of the sidebar that a page shows: the one that lists it, or the one it asks for. */
export function sidebarOf(trees: PageTrees, page: PageInfo): string | undefined {
  if (page.displayedSidebar !== undefined) return page.displayedSidebar ?? undefined;
  for (const [name, nodes] of trees) if (pathTo(nodes, page.id).length > 0) return name;
  return undefined;
}

/** The pages before and after one in its sidebar. */
export function neighbours(
  nodes: readonly TreeNode[],
  id: string,
): { previous: PageNode | undefined; next: PageNode | undefined } {
  const pages = flatten(nodes);
  const index = pages.findIndex((page) => page.id === id);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: pages[index - 1], next: pages[index + 1] };
}

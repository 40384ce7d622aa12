import { flatten, type TreeNode, wayTo } from './page-tree.ts';

/** One step on the way to a page; a group without its own page has no path. */
export interface Crumb {
  readonly label: string;
  readonly path?: string | undefined;
}

/**
 * The steps to a page: its section of the site, the groups around it, and itself. A page that the
 * sidebar doesn't list comes after the nearest listed page above it. A group of the page's own name
 * is left out.
 */
export function breadcrumbs(
  nodes: readonly TreeNode[],
  page: { readonly id: string; readonly title: string; readonly path: string },
  section: Crumb | undefined,
): Crumb[] {
  const above = wayTo(nodes, page.id)
    .filter((node) => node.type === 'group' || node.id !== page.id)
    .map(crumb)
    // A group leads to its first page, so that page needs no step of its own.
    .filter(({ path }, index, all) => !path || all.findIndex((one) => one.path === path) === index)
    .filter(({ label }) => label.toLowerCase() !== page.title.toLowerCase());
  return [...(section ? [section] : []), ...above, { label: page.title, path: page.path }];
}

function crumb(node: TreeNode): Crumb {
  if (node.type === 'page') return { label: node.label, path: node.path };
  // A collapsible group leads to its first page, as its name in the sidebar suggests.
  const path = node.collapsible ? flatten(node.children)[0]?.path : undefined;
  return { label: node.label, path };
}

import { flatten, pathTo, type TreeNode } from './page-tree.ts';

/** One step on the way to a page; a group without a page of its own has no path. */
export interface Crumb {
  readonly label: string;
  readonly path?: string | undefined;
}

/** The steps to a page: its section of the site, the groups around it, and itself. */
export function breadcrumbs(
  nodes: readonly TreeNode[],
  page: { readonly id: string; readonly title: string; readonly path: string },
  section: Crumb | undefined,
): Crumb[] {
  const groups = pathTo(nodes, page.id).filter((node) => node.type === 'group');
  return [
    ...(section ? [section] : []),
    ...groups.map((group) => ({
      label: group.label,
      // A collapsible group leads to its first page, as its name in the sidebar suggests.
      path: group.collapsible ? flatten(group.children)[0]?.path : undefined,
    })),
    { label: page.title, path: page.path },
  ];
}

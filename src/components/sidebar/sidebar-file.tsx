import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import site from '#site/site.config.ts';
import { basePathOf } from '../../config/base-path.ts';
import { addBase } from '../../config/base-urls.ts';
import type { TreeNode } from '../../sidebars/page-tree.ts';
import { SidebarNodes } from './SidebarTree.tsx';

/** The file that holds a whole sidebar, for what the pages leave out. */
export interface SidebarFile {
  /** Its path on the site; different whenever its content is. */
  readonly path: string;
  /** JSON: one string of HTML; every group is closed and no page is the current one. */
  readonly json: string;
}

const made = new WeakMap<readonly TreeNode[], SidebarFile>();

/** Renders a sidebar once for all pages that show it. */
export function sidebarFile(name: string, nodes: readonly TreeNode[]): SidebarFile {
  const known = made.get(nodes);
  if (known) return known;
  const html = renderToStaticMarkup(<SidebarNodes nodes={nodes} />);
  const json = JSON.stringify(addBase(html, basePathOf(site.url)));
  const digest = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const file = { path: `/sidebars/${name}.${digest}.json`, json };
  made.set(nodes, file);
  return file;
}

import type { PageSidebar } from '../../collection/doc-page.ts';
import { flatten, type GroupNode, type TreeNode } from '../../sidebars/page-tree.ts';
import styles from './SidebarTree.module.css';

interface Props extends PageSidebar {
  /** Path of the current page, whose groups are open. */
  readonly path: string;
  /** The docs version that the pages belong to. */
  readonly version: string;
}

/**
 * The pages of a section of the site, as a tree. Of a closed group only the label is here, which
 * leads to its first page; the rest comes by `fill-sidebar.ts`, so that a page weighs the same
 * however many there are.
 */
export function SidebarTree({ nodes, path, version, file }: Props) {
  return (
    <nav className={styles.tree} aria-label="Documentation" data-sidebar-file={file}>
      <p className={styles.version}>
        Version <span>{version}</span>
      </p>
      <SidebarNodes nodes={nodes} path={path} />
    </nav>
  );
}

interface NodesProps {
  readonly nodes: readonly TreeNode[];
  /** Path of the current page; without one, every group is whole and closed. */
  readonly path?: string | undefined;
}

/** One level of the tree with what is below it. */
export function SidebarNodes({ nodes, path }: NodesProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.type === 'page' ? node.path : node.key}>
          <Node node={node} path={path} />
        </li>
      ))}
    </ul>
  );
}

function Node({ node, path }: { readonly node: TreeNode; readonly path: string | undefined }) {
  if (node.type === 'page') {
    return (
      <a href={node.path} aria-current={node.path === path ? 'page' : undefined}>
        {node.label}
      </a>
    );
  }
  if (!node.collapsible) {
    return (
      <>
        <p className={styles.heading}>{node.label}</p>
        <SidebarNodes nodes={node.children} path={path} />
      </>
    );
  }
  return <Group group={node} path={path} />;
}

function Group({ group, path }: { readonly group: GroupNode; readonly path: string | undefined }) {
  const open = !group.collapsed || (path !== undefined && holds(group, path));
  const [first] = flatten(group.children);
  if (path !== undefined && !open && first) {
    return (
      <a href={first.path} className={styles.group} data-group={group.key}>
        {group.label}
      </a>
    );
  }
  return (
    <details data-group={group.key} open={open}>
      <summary className={styles.group}>{group.label}</summary>
      <SidebarNodes nodes={group.children} path={path} />
    </details>
  );
}

const holds = (node: TreeNode, path: string): boolean =>
  node.type === 'page' ? node.path === path : node.children.some((child) => holds(child, path));

import { ChevronRight } from 'lucide-react';
import type { TreeNode } from '../../sidebars/page-tree.ts';
import styles from './SidebarTree.module.css';

interface Props {
  readonly nodes: readonly TreeNode[];
  /** Path of the current page, whose groups are open. */
  readonly path: string;
  /** The docs version that the pages belong to. */
  readonly version: string;
}

/** All pages of a section of the site, as a tree. */
export function SidebarTree({ nodes, path, version }: Props) {
  return (
    <nav className={styles.tree} aria-label="Documentation">
      <p className={styles.version}>
        Version <span>{version}</span>
      </p>
      <Nodes nodes={nodes} path={path} />
    </nav>
  );
}

function Nodes({ nodes, path }: Omit<Props, 'version'>) {
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

function Node({ node, path }: { readonly node: TreeNode; readonly path: string }) {
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
        <Nodes nodes={node.children} path={path} />
      </>
    );
  }
  return (
    <details data-group={node.key} open={!node.collapsed || holds(node, path)}>
      <summary>
        {node.label}
        <ChevronRight size={14} aria-hidden="true" />
      </summary>
      <Nodes nodes={node.children} path={path} />
    </details>
  );
}

const holds = (node: TreeNode, path: string): boolean =>
  node.type === 'page' ? node.path === path : node.children.some((child) => holds(child, path));

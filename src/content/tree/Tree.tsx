import type { ReactNode } from 'react';
import styles from './Tree.module.css';
import { TreeEntry } from './TreeEntry.tsx';

interface Props {
  readonly title?: ReactNode;
  readonly name: string;
  /** The folder around everything. */
  readonly root?: string | undefined;
  /** A list of `TreeEntry`. */
  readonly children?: ReactNode;
}

/** Files and folders. Folders are the browser's own expandable sections, so they need no script. */
export function Tree({ title, name, root, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.tree} role="group" aria-label={name}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {root === undefined ? (
        children
      ) : (
        <ul>
          <TreeEntry name={`${root}/`} folder={true}>
            {children}
          </TreeEntry>
        </ul>
      )}
    </div>
  );
}

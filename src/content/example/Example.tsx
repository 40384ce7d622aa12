import type { ReactNode } from 'react';
import styles from './Example.module.css';

/** An element as a reader sees it, and last the Markdown that an author writes for it. */
export function Example({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.example}>{children}</div>;
}

import { Children, type ReactNode } from 'react';
import styles from './Example.module.css';

/**
 * An element as a reader sees it, and next to it the Markdown that an author writes for it, which
 * `markdown/examples.ts` puts last.
 */
export function Example({ children }: { readonly children?: ReactNode }) {
  const blocks = Children.toArray(children).filter((child) => child !== '\n');
  return (
    <div className={styles.example}>
      <div className={styles.panes}>
        <div className={styles.result}>{blocks.slice(0, -1)}</div>
        <div className={styles.source}>{blocks.at(-1)}</div>
      </div>
    </div>
  );
}

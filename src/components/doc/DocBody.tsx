import type { ReactNode } from 'react';
import styles from './DocBody.module.css';

/** Running text, as Markdown makes it. */
export function DocBody({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.body} data-doc-body="">
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Summary.module.css';

/** The page in one to three sentences, for readers who need no more. */
export function Summary({ children }: { readonly children?: ReactNode }) {
  return (
    <section className={styles.summary} aria-label="Summary">
      <p className={styles.label} aria-hidden="true">
        In short
      </p>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

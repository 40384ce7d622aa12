import type { ReactNode } from 'react';
import styles from './NextSteps.module.css';

interface Props {
  readonly title?: ReactNode;
  /** A list of links. */
  readonly children?: ReactNode;
}

/** Where a reader goes from here. */
export function NextSteps({ title, children }: Props) {
  return (
    <nav className={styles.next} aria-label="Next steps">
      <p className={styles.title}>{title ?? 'Next steps'}</p>
      {children}
    </nav>
  );
}

import type { ReactNode } from 'react';
import styles from './Params.module.css';

interface Props {
  readonly title?: ReactNode;
  /** One table. */
  readonly children?: ReactNode;
}

/** Parameters or options, with their types and defaults. */
export function Params({ title, children }: Props) {
  return (
    <div className={styles.params}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
  );
}

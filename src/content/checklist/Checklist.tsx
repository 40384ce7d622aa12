import type { ReactNode } from 'react';
import styles from './Checklist.module.css';

interface Props {
  readonly id: string;
  readonly title?: ReactNode;
  /** A list of `ChecklistItem`. */
  readonly children?: ReactNode;
}

/** Things to tick off. It works as it stands; `checklist.ts` remembers the ticks. */
export function Checklist({ id, title, children }: Props) {
  return (
    <div id={id} className={styles.checklist} data-checklist={id}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
  );
}

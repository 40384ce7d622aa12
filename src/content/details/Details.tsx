import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Details.module.css';

interface Props {
  readonly summary: ReactNode;
  /** Anchor that opens the section. */
  readonly id?: string | undefined;
  readonly open: boolean;
  readonly children?: ReactNode;
}

/**
 * A section that opens on demand. It is the browser's own: it also opens when a link leads into it
 * or when the reader's search in the page finds something inside, and needs no script.
 */
export function Details({ summary, id, open, children }: Props) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <ChevronRight size={17} aria-hidden="true" className={styles.chevron} />
        <span>{summary}</span>
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  );
}

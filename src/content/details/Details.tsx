import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Details.module.css';

interface Props {
  readonly summary: ReactNode;
  /** Anchor that opens the section. */
  readonly id?: string | undefined;
  readonly open: boolean;
  readonly children?: ReactNode;
}

/**
 * A section that opens on demand. It is the browser's own, as the HTML standard lets closed
 * `details` open for what `hidden="until-found"` opens for (a link into it, a search in the page, a
 * text fragment), and `details` also work without a script. The browser tests hold it to that.
 */
export function Details({ summary, id, open, children }: Props) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={17} className={styles.chevron} />
        <span>{summary}</span>
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  );
}

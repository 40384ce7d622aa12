import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface Props {
  /** What the table lists. */
  readonly 'data-label'?: string;
  /** Width in rem from which the table shows whole. */
  readonly 'data-fits'?: number | string;
  readonly children?: ReactNode;
}

/** A table that scrolls inside itself where there is no room for it, under a header that stays. */
export function Table({ 'data-label': label = 'Table', 'data-fits': fits, children }: Props) {
  return (
    <div className={styles.around}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, a section would be a landmark */}
      <div
        className={styles.scroll}
        data-fits={fits}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles.table}>{children}</table>
      </div>
    </div>
  );
}

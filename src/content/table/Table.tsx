import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface Props {
  /** What the table lists. */
  readonly 'data-label'?: string;
  /** Width in rem from which the table shows whole. */
  readonly 'data-fits'?: number | string;
  /** Rows become blocks on phones; each cell but the first has the name of its column as `data-label`. */
  readonly 'data-stacks'?: string;
  readonly children?: ReactNode;
}

/** A table that scrolls sideways or stacks its rows where there is no room for it. */
export function Table({ 'data-label': label = 'Table', children, ...data }: Props) {
  return (
    <div className={styles.around}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, a section would be a landmark */}
      <div
        className={styles.scroll}
        {...data}
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

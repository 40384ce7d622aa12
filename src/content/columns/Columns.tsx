import type { ReactNode } from 'react';
import { childElements } from '../../vocabulary/element.ts';
import styles from './Columns.module.css';

/** Two things side by side, one above the other where the screen is narrow. */
export function Columns({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.columns}>
      {childElements(children, 'column').map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are static and have no name
        <div key={index} className={styles.column}>
          {column.children}
        </div>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './UiLabel.module.css';

/** A label exactly as the interface shows it. */
export function UiLabel({ children }: { readonly children?: ReactNode }) {
  return <strong className={styles.label}>{children}</strong>;
}

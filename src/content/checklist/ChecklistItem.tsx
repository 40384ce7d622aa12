import type { ReactNode } from 'react';
import styles from './Checklist.module.css';

interface Props {
  /** The name for remembering that it's checked; survives a change of the order. */
  readonly name: string;
  readonly checked: boolean;
  readonly children?: ReactNode;
}

/** One thing to check off. */
export function ChecklistItem({ name, checked, children }: Props) {
  return (
    <li>
      <label className={styles.item}>
        <input type="checkbox" className={styles.box} name={name} defaultChecked={checked} />
        <span className={styles.text}>{children}</span>
      </label>
    </li>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { EntryAttributes } from './mark-entries.ts';
import styles from './Tree.module.css';

interface Props
  extends Pick<EntryAttributes, 'name' | 'folder'>,
    Partial<Pick<EntryAttributes, 'id' | 'href' | 'linked'>> {
  readonly note?: ReactNode;
  /** The list of what is in a folder. */
  readonly children?: ReactNode;
}

/** A file, or a folder with what is in it. */
export function TreeEntry({ name, folder, id, href, linked, note, children }: Props) {
  const text = (
    <>
      <span className={styles.name}>{href ? <a href={href}>{name}</a> : name}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
  if (children) {
    return (
      <li id={id} className={styles.entry}>
        {linked ? <div className={`${styles.row} ${styles.linked}`}>{text}</div> : null}
        <details open>
          <summary className={`${styles.row} ${styles.folder} ${linked ? styles.over : ''}`.trim()}>
            <Icon name="chevron-right" size={15} />
            {linked ? <span className="visually-hidden">{name}</span> : text}
          </summary>
          {children}
        </details>
      </li>
    );
  }
  return (
    <li id={id} className={styles.entry}>
      <div className={styles.row}>
        <Icon name={folder ? 'folder' : 'file'} size={15} />
        {text}
      </div>
    </li>
  );
}

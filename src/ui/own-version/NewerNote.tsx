import styles from './NewerNote.module.css';
import { newerIn, ownVersion } from './own-version.ts';

interface Props {
  /** What may name versions, as in `(since 5.48.0)`. */
  readonly text: string;
}

/** Says that something isn't there yet in the version that the reader chose as theirs. */
export function NewerNote({ text }: Props) {
  const own = ownVersion();
  const newer = own === undefined ? undefined : newerIn(text, own);
  if (newer === undefined) return null;
  return (
    <span className={styles.note}>
      Includes something new in Strapi {newer} (you have {own})
    </span>
  );
}

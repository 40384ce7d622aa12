import { type ReactNode, useId } from 'react';
import styles from './Term.module.css';

interface Props {
  /** Name of the term in the glossary. */
  readonly term: string;
  readonly definition: string;
  /** The words in the text. */
  readonly children?: ReactNode;
}

/**
 * A word with its definition at hand. The browser's own popover opens it by keyboard, touch and
 * mouse, closes it with Escape, and needs no script.
 */
export function Term({ term, definition, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles.definition} role="note" aria-label={term}>
        <strong className={styles.name}>{term}</strong> {definition}
      </span>
    </>
  );
}

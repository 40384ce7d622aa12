import { type ReactNode, useId } from 'react';
import styles from './Checklist.module.css';

interface Props {
  readonly id: string;
  readonly title?: ReactNode;
  /** A list of `ChecklistItem`. */
  readonly children?: ReactNode;
}

/** Things to check off. It works by itself; `checklist.ts` remembers what is checked. */
export function Checklist({ id, title, children }: Props) {
  const titleId = useId();
  const name = title ? { 'aria-labelledby': titleId } : { 'aria-label': 'Checklist' };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div id={id} className={styles.checklist} data-checklist={id} role="group" {...name}>
      {title ? (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      ) : null}
      {children}
    </div>
  );
}

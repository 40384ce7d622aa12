import { useId } from 'react';
import { z } from 'zod';
import { defineElement, type ElementProps } from '../../vocabulary/element.ts';
import { labelText } from '../../vocabulary/plain-form.ts';
import type { Term as Definition } from '../../vocabulary/site-data.ts';
import { text } from '../attributes.ts';
import styles from './Term.module.css';

/** `:term[Document]{id="document"}`, explained by `docs/data/glossary.yml`. */
export const term = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: z.strictObject({ id: text }),
  plain: labelText,
  prepare: ({ id }, { site, report }) => {
    const found = site.terms.get(id);
    if (!found) {
      report(
        `No term "${id}". Add it to docs/data/glossary.yml or use one of ${[...site.terms.keys()].join(', ')}.`,
      );
    }
    return found;
  },
  render: (found, { children }) => <Term {...found}>{children}</Term>,
});

/**
 * A word with its definition at hand. The browser's own popover opens it by keyboard, touch and
 * mouse, closes it with Escape, and needs no script.
 */
function Term({ term, definition, children }: Definition & ElementProps) {
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

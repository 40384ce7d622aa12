import { toString as textOf } from 'mdast-util-to-string';
import { Fragment } from 'react';
import { defineElement } from '../../vocabulary/element.ts';
import { labelText } from '../../vocabulary/plain-form.ts';
import styles from './KeyboardKeys.module.css';

/** `:kbd[Ctrl+S]`; a plus sign as a key is written last, `:kbd[Ctrl++]`. */
export const kbd = defineElement({
  kinds: ['text'],
  label: 'required',
  plain: labelText,
  prepare: (_, { node, report }) => {
    const keys = textOf(node).split(/\+(?!$)/);
    const empty = keys.some((key) => key.trim() === '');
    if (empty || new Set(keys).size < keys.length) {
      report(
        `"kbd" needs the names of different keys with a plus between them; found "${textOf(node)}".`,
      );
    }
    return { keys: keys.map((key) => key.trim()) };
  },
  render: ({ keys }) => (
    <kbd className={styles.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? '+' : null}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  ),
});

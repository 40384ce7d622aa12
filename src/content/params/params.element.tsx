import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { titled } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { contentOf } from '../content-of.ts';
import styles from './Params.module.css';

/** What is between depends on what is listed: types, defaults, results. */
const columns = /^Name, (?:.+, )?Description$/;

/**
 * `:::params[Query parameters]{of="server"}` around one table. `of` names the part of the
 * configuration that the verifier compares the names with, `skip` says why it cannot.
 */
export const params = defineElement({
  kinds: ['container'],
  label: 'optional',
  attributes: z.strictObject({ of: text.optional(), skip: text.optional() }),
  plain: titled,
  prepare: (attributes, { node, report }) => {
    const content = contentOf(node);
    const [table] = content;
    if (table?.type !== 'table' || content.length > 1) {
      report('"params" takes one table and nothing else.');
      return undefined;
    }
    const found = table.children[0]?.children.map((cell) => textOf(cell)).join(', ') ?? '';
    if (!columns.test(found)) {
      report(
        `The columns of "params" must start with Name and end with Description, such as Name, Type, Default, Description; found ${found}.`,
        table,
      );
    }
    const [label] = node.children;
    if (label && label !== table) {
      table.data = {
        ...table.data,
        hProperties: { ...table.data?.hProperties, dataLabel: textOf(label) },
      };
    }
    return attributes;
  },
  render: (_, { label, children }) => (
    <div className={styles.params}>
      {label ? <p className={styles.title}>{label}</p> : null}
      {children}
    </div>
  ),
});

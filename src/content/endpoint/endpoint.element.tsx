import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { strongProse } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Code } from '../code/Code.tsx';
import styles from './Endpoint.module.css';
import { groupExchanges } from './group-exchanges.ts';

/** HTTP methods, GraphQL operations, and functions of a JavaScript API, by their color. */
const colors = {
  GET: undefined,
  HEAD: undefined,
  OPTIONS: undefined,
  POST: styles.post,
  PUT: styles.put,
  PATCH: styles.put,
  DELETE: styles.delete,
  QUERY: styles.call,
  MUTATION: styles.call,
  FUNCTION: styles.call,
} as const;
const methods = Object.keys(colors) as (keyof typeof colors)[];

/** `:::::endpoint[Title]{method="GET" path="/api/:pluralApiId"}`. */
export const endpoint = defineElement({
  kinds: ['container'],
  label: 'required',
  attributes: z.strictObject({
    method: z.enum(methods, `Use ${methods.join(', ')}`),
    path: text,
  }),
  plain: plainBlock(({ attributes: { method = '', path = '' }, label, flow }) => {
    const call = `${method} ${path}`.trim();
    return [
      ...(label ? [{ kind: 'prose', ...strongProse(label) } as const] : []),
      { kind: 'prose', markdown: `\`${call}\``, text: call },
      ...flow,
    ];
  }),
  prepare: (attributes, { node }) => {
    const [label] = node.children;
    if (node.type === 'containerDirective') node.children = groupExchanges(node.children);
    return { ...attributes, name: label ? textOf(label) : '' };
  },
  render: ({ name, method, path }, { label, children }) => (
    <article
      className={[styles.endpoint, colors[method]].filter(Boolean).join(' ')}
      aria-label={`${name}: ${method} ${path}`}
    >
      <p className={styles.title}>{label}</p>
      <p className={styles.head}>
        <span className={styles.method}>{method}</span>
        <Code className={styles.path}>{path}</Code>
      </p>
      <div className={styles.body}>{children}</div>
    </article>
  ),
});

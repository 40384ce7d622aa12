import type { ReactNode } from 'react';
import styles from './Endpoint.module.css';

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

export type EndpointMethod = keyof typeof colors;
export const endpointMethods = Object.keys(colors) as EndpointMethod[];

interface Props {
  readonly title: ReactNode;
  /** The title without its formatting. */
  readonly name: string;
  readonly method: EndpointMethod;
  readonly path: string;
  readonly children?: ReactNode;
}

/** One thing that can be called: how, with what, and what comes back. */
export function Endpoint({ title, name, method, path, children }: Props) {
  return (
    <article
      className={[styles.endpoint, colors[method]].filter(Boolean).join(' ')}
      aria-label={`${name}: ${method} ${path}`}
    >
      <p className={styles.title}>{title}</p>
      <p className={styles.head}>
        <span className={styles.method}>{method}</span>
        <code className={styles.path}>{path}</code>
      </p>
      <div className={styles.body}>{children}</div>
    </article>
  );
}

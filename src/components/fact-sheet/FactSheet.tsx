import type { ReactNode } from 'react';
import { Code } from '../../content/code/Code.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './FactSheet.module.css';
import type { FactPart } from './fact-part.ts';

interface Props {
  readonly title: string;
  readonly parts: readonly FactPart[];
  /** What comes after the parts. */
  readonly children?: ReactNode;
}

/** A page of facts about the site itself, made from its configuration. */
export function FactSheet({ title, parts, children }: Props) {
  return (
    <main id={mainContentId} className={styles.page} tabIndex={-1}>
      <h1>{title}</h1>
      {parts.map(({ slug, title: part, text, facts }) => (
        <section key={slug}>
          <h2 id={slug}>{part}</h2>
          <p>{text}</p>
          {facts.length > 0 ? (
            <dl>
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>
                    <Code>{fact.name}</Code>
                  </dt>
                  <dd>{fact.text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </section>
      ))}
      {children}
    </main>
  );
}

import type { ReactNode } from 'react';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import type { CodeBlockAttributes } from '../../vocabulary/vocabulary.ts';
import styles from './CodeBlock.module.css';
import { CodeTools } from './CodeTools.tsx';
import { RequestForms } from './RequestForms.tsx';
import { statusText } from './status-text.ts';

interface Props extends Omit<CodeBlockAttributes, 'longest' | 'lines'> {
  /** Characters of the longest line; without it no wrapping is offered. */
  readonly longest?: number;
  /** The HTML of highlighted code: one `span.line` per line. */
  readonly lines?: string;
  /** The lines where they are written in React. */
  readonly children?: ReactNode;
}

const terminals = new Set(['bash', 'sh', 'shell', 'zsh', 'shellscript']);

/** Highlighted code with its file name and what a reader can do with it. */
export function CodeBlock({ children, lines, ...attributes }: Props) {
  const { language, exchange, as, variables, testedFrom, wrap, longest = 0 } = attributes;
  const terminal = terminals.has(language);
  const name = nameOf(attributes, terminal);
  const code =
    lines === undefined ? (
      <code>{children}</code>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by our own highlighter
      <code dangerouslySetInnerHTML={{ __html: lines }} />
    );
  const frame = (
    <pre
      className={styles.code}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which a keyboard must reach
      tabIndex={0}
    >
      {code}
    </pre>
  );
  return (
    <figure
      className={`${styles.block} ${name ? styles.named : ''}`.trim()}
      data-code={language}
      data-as={as}
      data-variables={variables}
      data-tested-from={testedFrom}
      data-wrapped={wrap ? '' : undefined}
      aria-label={name ?? 'Code'}
    >
      {exchange === 'response' ? (
        <details open>
          <summary className={`${styles.title} ${styles.summary}`}>{name}</summary>
          {frame}
        </details>
      ) : (
        <>
          {name ? (
            <figcaption className={styles.title}>
              {terminal ? <SpriteIcon name="square-terminal" size={14} /> : null}
              {name}
              {exchange === 'request' ? <RequestForms language={language} /> : null}
            </figcaption>
          ) : null}
          {frame}
        </>
      )}
      <CodeTools longest={longest} wrapped={wrap === true} />
    </figure>
  );
}

function nameOf(
  { title, exchange, status }: Pick<CodeBlockAttributes, 'title' | 'exchange' | 'status'>,
  terminal: boolean,
): string | undefined {
  if (title) return title;
  if (exchange === 'request') return 'Request';
  if (exchange === 'response') return ['Response', status && statusText(status)].join(' ').trim();
  return terminal ? 'Terminal' : undefined;
}

import { type KeyboardEvent, useId } from 'react';
import { inputMethodTakes } from '../../browser/input-method.ts';
import { highlightCode } from '../../ui/highlight-code.ts';
import styles from './CodeEditor.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Line with a mistake, the first being 1. */
  readonly errorLine?: number | undefined;
  /** Id of the element that describes the mistake. */
  readonly describedBy?: string | undefined;
}

/**
 * A text area over its own highlighted copy: everything that browsers and assistive technology know
 * of text areas works, undo and Tab to the next control included.
 */
export function CodeEditor({ label, value, onChange, errorLine, describedBy }: Props) {
  const id = useId();
  const lines = value.split('\n');
  return (
    <div className={styles.editor}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.scroll}>
        <div className={styles.layers}>
          <pre className={styles.copy} aria-hidden="true">
            {errorLine === undefined ? null : (
              <span className={styles.error}>
                {'\n'.repeat(errorLine - 1)}
                <mark>{lines[errorLine - 1] || ' '}</mark>
              </span>
            )}
            <code>
              {highlightCode(value).map(({ text, className }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their place
                <span key={index} className={className}>
                  {text}
                </span>
              ))}
              {'\n'}
            </code>
          </pre>
          <textarea
            id={id}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={keepIndentation}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            wrap="off"
            aria-invalid={errorLine === undefined ? undefined : true}
            aria-describedby={describedBy}
          />
        </div>
      </div>
    </div>
  );
}

/** A new line starts where the one before it starts. */
function keepIndentation(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || inputMethodTakes(event)) return;
  const { value, selectionStart } = event.currentTarget;
  const before = value.slice(0, selectionStart).split('\n').at(-1) ?? '';
  const indentation = /^[ \t]*/.exec(before)?.[0] ?? '';
  if (indentation === '') return;
  event.preventDefault();
  // The one way to change a text area that its undo knows of.
  document.execCommand('insertText', false, `\n${indentation}`);
}

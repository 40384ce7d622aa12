import { Check, Copy } from 'lucide-react';
import { Fragment } from 'react';
import { highlightLines } from '../../ui/highlight-code.ts';
import styles from './AnswerCode.module.css';

interface Props {
  readonly code: string;
  readonly language: string;
}

/** Code in an answer; the site's own listener makes the copy button work. */
export function AnswerCode({ code, language }: Props) {
  return (
    <figure className={styles.block} aria-label={`Code, ${language}`}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which a keyboard must reach
        tabIndex={0}
      >
        <code>
          {highlightLines(code, language).map((line, index) => (
            // The site's copy button reads the lines of a block, as diffs have lines to leave out.
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
            <Fragment key={index}>
              {index > 0 ? '\n' : null}
              <span className="line">
                {line.map(({ text, className }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
                  <span key={place} className={className}>
                    {text}
                  </span>
                ))}
              </span>
            </Fragment>
          ))}
        </code>
      </pre>
      <button type="button" className={styles.copy} data-copy="" aria-label="Copy code">
        <Copy size={15} aria-hidden="true" className={styles.copyIcon} />
        <Check size={15} aria-hidden="true" className={styles.copiedIcon} />
      </button>
    </figure>
  );
}

import type { CheckedFinding } from '../../breaking-changes/checker/check-code.ts';
import { withBase } from '../../browser/with-base.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './CheckResults.module.css';

interface Props {
  readonly finding: CheckedFinding;
  readonly field: HTMLTextAreaElement;
}

/** Lines shown of one change; the others are counted. */
const linesShown = 100;

/** One breaking change with the lines that it concerns. */
export function Finding({ finding: { change, places }, field }: Props) {
  return (
    <li className={styles.finding}>
      <h3>
        <a href={withBase(change.path)}>{change.title}</a>
      </h3>
      <ul>
        {places.slice(0, linesShown).map(({ line, code, reasons }) => (
          <li key={line}>
            <Button size="small" onClick={() => showLine(field, line)}>
              Line {line}
            </Button>
            <code>{code}</code>
            {reasons.map((reason) => (
              <p key={reason}>{withCode(reason)}</p>
            ))}
          </li>
        ))}
        {places.length > linesShown ? <li>And {places.length - linesShown} more lines</li> : null}
      </ul>
    </li>
  );
}

/** Text in which backticks mark code, as authors write reasons. */
const withCode = (text: string) =>
  text
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
    .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));

/** Selects a line of a text field, from 1, and scrolls it into view. */
function showLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * (line - 1) - field.clientHeight / 2;
  field.scrollIntoView({ block: 'nearest' });
}

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
        {places.slice(0, linesShown).map(({ line, code, column, reasons }) => (
          <li key={line}>
            <Button size="small" onClick={() => showLine(field, line)}>
              Line {line}
            </Button>
            <Line code={code} column={column} />
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

/** A line with what a rule found in it: a name, an address, or all that loads a module. */
function Line({ code, column }: { readonly code: string; readonly column: number }) {
  const found = /^(?:(?:import|export|require)\b.*|\W?[\w$@./-]+['"`]?)/.exec(code.slice(column));
  const end = column + (found?.[0].length ?? 0);
  return (
    <code key={code}>
      {code.slice(0, column)}
      <mark ref={scrollTo}>{code.slice(column, end)}</mark>
      {code.slice(end)}
    </code>
  );
}

/** Shows what was found in a line that is too long for its place. */
function scrollTo(mark: HTMLElement | null): void {
  const line = mark?.parentElement;
  if (line) line.scrollLeft = mark.offsetLeft + (mark.offsetWidth - line.clientWidth) / 2;
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

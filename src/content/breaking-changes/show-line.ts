/** Selects a line of a text field, from 1, and scrolls it into view. */
export function showLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * (line - 1) - field.clientHeight / 2;
  field.scrollIntoView({ block: 'nearest' });
}

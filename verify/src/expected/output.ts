/** A line that leaves out any number of lines, with or without the sign of a comment. */
const GAP = /^\s*(?:\/\/|#)?\s*…\s*$/;

/** The first place in which a page and the real output differ; `line` counts from 0 on the page. */
export interface OutputDifference {
  readonly line: number;
  readonly shown: string | undefined;
  readonly real: string | undefined;
}

/**
 * Compares output as a page shows it with the real one. A line `…`, also as a comment, leaves out any
 * number of lines, and `…` within a line matches any text. A page that shows no line at all differs.
 */
export function firstDifference(page: string, real: string): OutputDifference | undefined {
  const shown = page.split('\n').map((line) => line.trimEnd());
  const written = real.split('\n');
  if (shown.every((text) => text === '' || GAP.test(text)))
    return { line: 0, shown: undefined, real: written[0] };
  let at = 0;
  for (const [line, text] of shown.entries()) {
    if (GAP.test(text)) {
      const next = shown[line + 1];
      if (next === undefined) return undefined;
      while (at < written.length && !matches(next, written[at] ?? '')) at += 1;
      continue;
    }
    if (at >= written.length || !matches(text, written[at] ?? ''))
      return { line, shown: text, real: written[at] };
    at += 1;
  }
  return at < written.length
    ? { line: shown.length - 1, shown: undefined, real: written[at] }
    : undefined;
}

function matches(shown: string, real: string): boolean {
  if (!shown.includes('…')) return shown === real;
  const [start = '', ...parts] = shown.split('…');
  const end = parts.pop() ?? '';
  if (!real.startsWith(start) || !real.endsWith(end)) return false;
  let from = start.length;
  for (const part of parts) {
    const found = real.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return from <= real.length - end.length;
}

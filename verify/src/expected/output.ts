/** A line that leaves out any number of lines, with or without the sign of a comment. */
const GAP = /^\s*(?:\/\/|#)?\s*…\s*$/;

/** The first place in which a page and the real output differ: both lines as they are quoted in messages. */
export interface OutputDifference {
  /** Counts from 0 on the page. */
  readonly line: number;
  readonly shown: string;
  readonly real: string;
}

/**
 * Compares output as a page shows it with the real one. A line `…`, also as a comment, leaves out any
 * number of lines, and `…` within a line matches any text. A page that shows no line at all differs.
 */
export function firstDifference(page: string, real: string): OutputDifference | undefined {
  const shown = page.split('\n').map((line) => line.trimEnd());
  const written = real.split('\n');
  if (shown.every((text) => text === '' || GAP.test(text)))
    return difference(0, undefined, written[0]);
  let at = 0;
  for (const [line, text] of shown.entries()) {
    if (GAP.test(text)) {
      const next = shown[line + 1];
      if (next === undefined) return undefined;
      while (at < written.length && !matches(next, written[at] ?? '')) at += 1;
      continue;
    }
    if (at >= written.length || !matches(text, written[at] ?? ''))
      return difference(line, text, written[at]);
    at += 1;
  }
  return at < written.length ? difference(shown.length - 1, undefined, written[at]) : undefined;
}

/** The same for texts in which no line is left out. */
export function firstOtherLine(page: string, real: string): OutputDifference | undefined {
  const [shown, written] = [page, real].map((text) =>
    text.split('\n').map((line) => line.trimEnd()),
  ) as [string[], string[]];
  const count = Math.max(shown.length, written.length);
  const line = Array.from({ length: count }).findIndex((_, at) => shown[at] !== written[at]);
  return line === -1 ? undefined : difference(line, shown[line], written[line]);
}

function difference(line: number, shown?: string, real?: string): OutputDifference {
  const quote = (text?: string): string => (text === undefined ? 'nothing' : `\`${text}\``);
  return { line, shown: quote(shown), real: quote(real) };
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

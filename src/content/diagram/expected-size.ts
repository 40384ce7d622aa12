/** Steps of the reserved height, in `Diagram.module.css`: 6rem each. */
const step = 96;
const largest = 8;

/**
 * How much height to reserve before the diagram is drawn, in steps. What the library draws is known
 * well enough: a sequence grows with every message, a chart that runs down with every rank, and one
 * that runs sideways stays flat.
 */
export function expectedSize(source: string): number {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !/^\s*%%/.test(line));
  const [first = '', ...rest] = lines;
  return Math.min(largest, Math.max(1, Math.round(expectedHeight(first, rest) / step)));
}

function expectedHeight(kind: string, lines: readonly string[]): number {
  if (/^\s*sequenceDiagram/.test(kind)) {
    const messages = lines.filter((line) => /-[>)x]|^\s*note\b/i.test(line));
    return 210 + 48 * messages.length;
  }
  if (/^\s*(?:flowchart|graph)\s+(?:LR|RL)\b/.test(kind)) return 130 + 6 * lines.length;
  return 80 + 55 * lines.length;
}

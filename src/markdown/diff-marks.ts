const diffMark = /\s*(?:\/\/|#|<!--|\/\*)\s*\[!code (\+\+|--)\](?:\s*(?:-->|\*\/))?\s*$/;

/** The lines of a fence with what their marks say of them. */
export interface MarkedCode {
  /** The code without its marks. */
  readonly code: string;
  /** Numbers of the marked lines, the first being 1. */
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

/**
 * Reads `// [!code ++]` and `// [!code --]` at the ends of lines. Markdown is shown to explain how it
 * is written, so its marks stay.
 */
export function readDiffMarks(source: string, language: string): MarkedCode {
  const added = new Set<number>();
  const removed = new Set<number>();
  if (language === 'markdown') return { code: source, added, removed };
  const lines = source.split('\n').map((line, index) => {
    const mark = diffMark.exec(line);
    if (!mark) return line;
    (mark[1] === '++' ? added : removed).add(index + 1);
    return line.slice(0, mark.index);
  });
  return { code: lines.join('\n'), added, removed };
}

/** Marked code as a unified diff without its header; `undefined` where nothing is marked. */
export function asDiff({ code, added, removed }: MarkedCode): string | undefined {
  if (added.size + removed.size === 0) return undefined;
  return code
    .split('\n')
    .map((line, index) => {
      const sign = added.has(index + 1) ? '+' : removed.has(index + 1) ? '-' : ' ';
      return `${sign} ${line}`;
    })
    .join('\n');
}

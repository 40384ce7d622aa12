/** A paragraph, list, table, quotation or code block, as it stands in the text. */
export interface Block {
  readonly kind: 'text' | 'list' | 'table' | 'code';
  readonly markdown: string;
}

const fence = /^[ >]*(`{3,})/;

/** Cuts plain Markdown into its blocks. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let open: string | undefined;
  const flush = () => {
    const text = lines.join('\n').trimEnd();
    lines = [];
    if (text.trim()) blocks.push({ kind: kindOf(text), markdown: text });
  };
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (open === undefined && mark && !/^ +/.test(line) && !line.startsWith('>')) flush();
    if (mark && (open === undefined || mark === open)) open = open === undefined ? mark : undefined;
    if (open === undefined && line.trim() === '') {
      // A list or a quotation goes on after an empty line if the next one is indented.
      lines.push('');
      continue;
    }
    if (lines.at(-1) === '' && open === undefined && startsBlock(line, lines)) flush();
    lines.push(line);
    if (open === undefined && mark && !/^ +/.test(line) && !line.startsWith('>')) flush();
  }
  flush();
  return blocks;
}

function startsBlock(line: string, before: readonly string[]): boolean {
  const listGoesOn = /^(?:[-*]|\d+\.) /.test(before[0] ?? '');
  if (/^ {2,}\S/.test(line)) return !listGoesOn;
  return true;
}

function kindOf(text: string): Block['kind'] {
  if (/^`{3,}/.test(text)) return 'code';
  if (/^\|/.test(text)) return 'table';
  if (/^(?:[-*]|\d+\.) /.test(text)) return 'list';
  return 'text';
}

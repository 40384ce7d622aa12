import type { Block, CodeBlock, ListBlock, Prose, Section, TableBlock } from './page-document.ts';

/** The sections of a page as one Markdown text, without the page's title. */
export function sectionsMarkdown(sections: readonly Section[]): string {
  return sections
    .flatMap(({ depth, titleMarkdown, blocks }) => [
      ...(depth > 1 ? [`${'#'.repeat(depth)} ${titleMarkdown}`] : []),
      ...(blocks.length > 0 ? [blocksMarkdown(blocks)] : []),
    ])
    .join('\n\n');
}

/** Blocks as Markdown that any reader of CommonMark and GFM understands. */
export function blocksMarkdown(blocks: readonly Block[]): string {
  let bullet: Bullet = '-';
  return blocks
    .map((block, index) => {
      // Two lists in a row need different bullets, or they would become one.
      const before = blocks[index - 1];
      const joined = before?.kind === 'list' && block.kind === 'list' && !block.title;
      bullet = joined && bullet === '-' ? '*' : '-';
      return blockMarkdown(block, bullet);
    })
    .join('\n\n');
}

type Bullet = '-' | '*';

function blockMarkdown(block: Block, bullet: Bullet): string {
  switch (block.kind) {
    case 'prose':
      return block.markdown;
    case 'code':
      return codeMarkdown(block);
    case 'table':
      return tableMarkdown(block);
    case 'list':
      return [titleLine(block.title), listMarkdown(block, bullet)].filter(Boolean).join('\n\n');
    case 'callout':
      return [titleLine(block.title), blocksMarkdown(block.blocks)]
        .filter(Boolean)
        .join('\n\n')
        .replace(/^(?=.)/gm, '> ')
        .replace(/^$/gm, '>');
    case 'tabs':
      return block.tabs
        .map(({ label, blocks }) => [`**${label}**`, blocksMarkdown(blocks)].join('\n\n'))
        .join('\n\n');
    case 'steps':
      // Numbered, but not indented, so that the code in them stays readable.
      return block.steps
        .map(({ title, blocks }, index) => {
          const name = `Step ${index + 1}${title.markdown ? `: ${title.markdown}` : ''}`;
          return [`**${name}**`, blocksMarkdown(blocks)].filter(Boolean).join('\n\n');
        })
        .join('\n\n');
  }
}

const titleLine = (title: Prose | undefined): string =>
  title?.markdown ? `**${title.markdown}**` : '';

/** A fence that is longer than any run of backticks in the code. */
export function codeMarkdown({ language, code, title, diagram }: CodeBlock): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const info = title ? `${language} title="${title}"` : language;
  const block = `${fence}${info}\n${code}\n${fence}`;
  return diagram ? `Diagram: ${diagram}\n\n${block}` : block;
}

function tableMarkdown({ header, rows }: TableBlock): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(header.map(cellMarkdown)),
    row(header.map(() => '-')),
    ...rows.map((cells) => row(cells.map(cellMarkdown))),
  ].join('\n');
}

/** A bar would end the cell, even in code. */
const cellMarkdown = ({ markdown }: Prose): string =>
  markdown.replace(/(?<!\\)\|/g, '\\|').replaceAll('\n', ' ');

function listMarkdown({ ordered, start, items }: ListBlock, bullet: Bullet): string {
  const spread = items.some(({ blocks }) => !isTight(blocks));
  return items
    .map(({ checked, blocks }, index) => {
      const marker = ordered ? `${start + index}. ` : `${bullet} `;
      const box = checked === undefined ? '' : checked ? '[x] ' : '[ ] ';
      const text = spread ? blocksMarkdown(blocks) : blocks.map(tightMarkdown).join('\n');
      return marker + box + text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
    })
    .join(spread ? '\n\n' : '\n');
}

/** A line of text, and at most one list below it. */
const isTight = (blocks: readonly Block[]): boolean =>
  blocks.length === 0 ||
  (blocks[0]?.kind === 'prose' && blocks.slice(1).every(({ kind }) => kind === 'list'));

const tightMarkdown = (block: Block): string => blockMarkdown(block, '-');

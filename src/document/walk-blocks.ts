import type { Block, CodeBlock, Prose, TableBlock } from './page-document.ts';

/** Where a block is inside tabs: the group, if the tabs have one, and the tab's label. */
export interface TabPlace {
  readonly group: string | undefined;
  readonly label: string;
}

export interface CodeInPlace {
  readonly block: CodeBlock;
  /** The innermost tab around it. */
  readonly tab: TabPlace | undefined;
}

/** Every code block, however deep, in reading order. */
export function codeBlocks(blocks: readonly Block[], tab?: TabPlace): CodeInPlace[] {
  return blocks.flatMap((block): CodeInPlace[] => {
    if (block.kind === 'code') return [{ block, tab }];
    if (block.kind !== 'tabs') return childBlocks(block).flatMap((inner) => codeBlocks(inner, tab));
    return block.tabs.flatMap(({ label, blocks: inner }) =>
      codeBlocks(inner, { group: block.group, label }),
    );
  });
}

/** Every table, however deep, in reading order. */
export const tablesOf = (blocks: readonly Block[]): TableBlock[] =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? [block] : childBlocks(block).flatMap(tablesOf),
  );

/** What a summary says without its title; any other block is as it is. */
export const withoutFrame = (block: Block): readonly Block[] =>
  block.kind === 'callout' && block.type === 'tldr' ? block.blocks : [block];

/** Every stretch of running text, however deep, in reading order. */
export function proseOf(blocks: readonly Block[]): Prose[] {
  return blocks.flatMap(proseOfBlock);
}

function proseOfBlock(block: Block): Prose[] {
  const inner = () => childBlocks(block).flatMap(proseOf);
  switch (block.kind) {
    case 'prose':
      return [block];
    case 'code':
      return block.diagram ? [{ markdown: block.diagram, text: block.diagram }] : [];
    case 'table':
      return [...block.header, ...block.rows.flat()];
    case 'list':
      return [...(block.title ? [block.title] : []), ...inner()];
    case 'callout':
      return [block.title, ...inner()];
    case 'tabs':
      return block.tabs.flatMap(({ label, blocks }) => [
        { markdown: label, text: label },
        ...proseOf(blocks),
      ]);
    case 'steps':
      return block.steps.flatMap(({ title, blocks }) => [title, ...proseOf(blocks)]);
  }
}

/** The lists of blocks directly inside a block. */
function childBlocks(block: Block): (readonly Block[])[] {
  switch (block.kind) {
    case 'prose':
    case 'code':
    case 'table':
      return [];
    case 'list':
      return block.items.map(({ blocks }) => blocks);
    case 'callout':
      return [block.blocks];
    case 'tabs':
      return block.tabs.map(({ blocks }) => blocks);
    case 'steps':
      return block.steps.map(({ blocks }) => blocks);
  }
}

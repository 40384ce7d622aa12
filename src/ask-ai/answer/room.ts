import type { Block } from '../../document/page-document.ts';
import { sectionText } from '../../retrieval/section-text.ts';

/** What a quotation takes or may take: words of prose, lists and tables; lines of code. */
export interface Room {
  readonly words: number;
  readonly lines: number;
}

/** Rows are read at a glance, so that the words of a table count by this share. */
const tableShare = 0.5;

/** What blocks take of a quotation's room. */
export function roomOf(blocks: readonly Block[]): Room {
  const tables = blocks.filter(({ kind }) => kind === 'table');
  return {
    words: Math.round(wordsOf(blocks) - (1 - tableShare) * wordsOf(tables)),
    lines: codeLines(blocks),
  };
}

export function wordsOf(blocks: readonly Block[]): number {
  const { text } = sectionText(blocks);
  return text === '' ? 0 : text.split(' ').length;
}

function codeLines(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    switch (block.kind) {
      case 'code':
        return sum + block.code.split('\n').length;
      case 'callout':
        return sum + codeLines(block.blocks);
      case 'list':
        return sum + codeLines(block.items.flatMap((item) => item.blocks));
      case 'steps':
        return sum + codeLines(block.steps.flatMap((step) => step.blocks));
      case 'tabs':
        return sum + codeLines(block.tabs.flatMap((tab) => tab.blocks));
      default:
        return sum;
    }
  }, 0);
}

import type { Block } from '../document/page-document.ts';
import { codeBlocks, proseOf } from '../document/walk-blocks.ts';

/** What of a section can be searched: prose, tables and lists; and code apart from it. */
export interface SectionText {
  readonly text: string;
  /** The paragraphs, cells, labels and so on that the text consists of. */
  readonly stretches: readonly string[];
  readonly code: string;
}

/**
 * The words of blocks in reading order, without their markup. Where to go next is left out, as it
 * says what other pages are about; so is the source of a diagram, which nobody sees.
 */
export function sectionText(blocks: readonly Block[]): SectionText {
  const own = blocks.filter((block) => block.kind !== 'list' || block.role !== 'next-steps');
  const code = codeBlocks(own)
    .filter(({ block }) => block.language !== 'mermaid')
    .flatMap(({ block }) => [block.title ?? '', block.code]);
  const stretches = proseOf(own).map(({ text }) => text);
  return {
    text: tidy(stretches.join(' ')),
    stretches: stretches.map(tidy).filter(Boolean),
    code: tidy(code.join('\n')),
  };
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

import type { CodeBlock, PageDocument } from '../document/page-document.ts';
import { codeBlocks, type TabPlace } from '../document/walk-blocks.ts';

/** A code block with its place. */
export interface CodeExample {
  readonly block: CodeBlock;
  /** The tab that it is in, if it is in one. */
  readonly tab: TabPlace | undefined;
  /** Titles from the page down to the section. */
  readonly titles: readonly string[];
  /** Anchor of the section; empty above the first heading. */
  readonly slug: string;
  /** Product status of the section: the labels of the badges in its heading. */
  readonly badges: readonly string[];
}

/** Every code block of a page, in order. */
export function codeExamples({
  title,
  sections,
}: Pick<PageDocument, 'title' | 'sections'>): CodeExample[] {
  return sections.flatMap((section) =>
    codeBlocks(section.blocks).map(({ block, tab }) => ({
      block,
      tab,
      titles: [title, ...section.trail, ...(section.title ? [section.title] : [])],
      slug: section.slug,
      badges: section.badges,
    })),
  );
}

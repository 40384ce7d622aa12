import type { Block, ProseBlock, TableBlock, TabsBlock } from '../../document/page-document.ts';

/** What decides between alternatives: words of the question, in lower case. */
export type Wants = (word: string) => boolean;

/** Names that a question may call a tab by, besides its label. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  typescript: ['ts', 'tsx'],
  javascript: ['js', 'jsx'],
  postgresql: ['postgres', 'pg'],
};

/** Groups whose tabs say the same in several languages or tools: one is enough. */
const sameInEach: ReadonlySet<string> = new Set(['language', 'package-manager', 'os']);

/**
 * The blocks that can be quoted: of alternatives that say the same the one that was asked for, or
 * the first; no picture and no source of a diagram; no prerequisites; no list of further reading, nor a table that
 * leads elsewhere.
 */
export function plainBlocks(blocks: readonly Block[], wants: Wants): Block[] {
  return blocks.flatMap((block) => plainBlock(block, wants));
}

function plainBlock(block: Block, wants: Wants): Block[] {
  switch (block.kind) {
    case 'prose':
      // Answers are text: without its picture, a description says nothing.
      return isPicture(block) ? [] : [block];
    case 'table':
      return isSignpost(block) ? [] : [block];
    case 'code':
      return block.language === 'mermaid' ? [] : [block];
    case 'list': {
      if (block.role === 'next-steps') return [];
      const items = block.items
        .map((item) => ({ ...item, blocks: plainBlocks(item.blocks, wants) }))
        .filter((item) => item.blocks.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    case 'callout': {
      // What somebody needs beforehand doesn't answer what they asked.
      if (block.type === 'prerequisites') return [];
      const inside = plainBlocks(block.blocks, wants);
      return inside.length > 0 ? [{ ...block, blocks: inside }] : [];
    }
    case 'steps':
      return [
        {
          ...block,
          steps: block.steps.map((step) => ({ ...step, blocks: plainBlocks(step.blocks, wants) })),
        },
      ];
    case 'tabs':
      return tabBlocks(block, wants);
  }
}

const isPicture = ({ markdown }: ProseBlock): boolean =>
  /^!\[[^\]]*\]\([^)]*\)$/.test(markdown.trim());

/** A table of links, such as "You want to…", leads to answers but is none. */
const isSignpost = ({ rows }: TableBlock): boolean =>
  rows.length > 0 && rows.every((cells) => cells.length === 2 && cells.at(-1)?.links);

function tabBlocks({ group, tabs }: TabsBlock, wants: Wants): Block[] {
  const asked = tabs.find(({ label }) => isWanted(label, wants));
  const same = group !== undefined && sameInEach.has(group);
  const chosen = asked ?? (same ? tabs[0] : undefined);
  // A single alternative is quoted without its label, which would promise others.
  if (chosen) return plainBlocks(chosen.blocks, wants);
  const plain = tabs
    .map((tab) => ({ label: tab.label, blocks: plainBlocks(tab.blocks, wants) }))
    .filter((tab) => tab.blocks.length > 0);
  return plain.length > 0 ? [{ kind: 'tabs', group, tabs: plain }] : [];
}

function isWanted(label: string, wants: Wants): boolean {
  const name = label.toLowerCase();
  return [name, ...(otherNames[name] ?? [])].some(wants);
}

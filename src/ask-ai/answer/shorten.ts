import type { Block, ListBlock, TableBlock } from '../../document/page-document.ts';
import type { Relevance } from './relevance.ts';

/** Longer tables and lists are quoted by the rows that answer. */
const fullRows = 12;
/** Rows of a long table or list that are kept. */
const keptRows = 9;

export function shorten(block: Block, relevance: Relevance): Block {
  if (block.kind === 'table') return shortenTable(block, relevance);
  if (block.kind === 'list') return shortenList(block, relevance);
  return block;
}

function shortenTable(block: TableBlock, relevance: Relevance): Block {
  if (block.rows.length <= fullRows) return block;
  const prose = (row: TableBlock['rows'][number]): Block[] =>
    row.map((cell) => ({ kind: 'prose', ...cell }));
  return { ...block, rows: mostRelevant(block.rows, (row) => relevance(prose(row))) };
}

function shortenList(block: ListBlock, relevance: Relevance): Block {
  // Steps in order mean little with one of them left out.
  if (block.ordered || block.items.length <= fullRows) return block;
  return { ...block, items: mostRelevant(block.items, (item) => relevance(item.blocks)) };
}

/** Those that say most of what was asked, in their order. */
function mostRelevant<Item>(items: readonly Item[], value: (item: Item) => number): Item[] {
  const best = items
    .map((item, index) => ({ item, index, value: value(item) }))
    .sort((a, b) => b.value - a.value || a.index - b.index)
    .slice(0, keptRows);
  return best.sort((a, b) => a.index - b.index).map(({ item }) => item);
}

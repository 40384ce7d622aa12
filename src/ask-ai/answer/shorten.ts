import type { Block, ListBlock, StepsBlock, TableBlock } from '../../document/page-document.ts';
import type { Relevance } from '../../retrieval/relevance.ts';
import { wordsOf } from './room.ts';
import { groupsOf } from './units.ts';

/** Longer tables and lists are quoted by the rows that answer. */
const fullRows = 12;
/** Rows of a long table or list that are kept. */
const keptRows = 9;
/** Words of steps that are quoted whole. */
const fullSteps = 100;

export function shorten(block: Block, relevance: Relevance): Block {
  if (block.kind === 'table') return shortenTable(block, relevance);
  if (block.kind === 'list') return shortenList(block, relevance);
  if (block.kind === 'steps') return shortenSteps(block);
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

/**
 * What to do comes first in a step, and what to know about it after that. None of the steps is left
 * out, since those after it would fail.
 */
function shortenSteps(block: StepsBlock): Block {
  if (wordsOf([block]) <= fullSteps) return block;
  const steps = block.steps.map((step) => ({ ...step, blocks: groupsOf(step.blocks)[0] ?? [] }));
  return { ...block, steps };
}

/** Those that say most of what was asked, in their order. */
function mostRelevant<Item>(items: readonly Item[], value: (item: Item) => number): Item[] {
  const best = items
    .map((item, index) => ({ item, index, value: value(item) }))
    .sort((a, b) => b.value - a.value || a.index - b.index)
    .slice(0, keptRows);
  return best.sort((a, b) => a.index - b.index).map(({ item }) => item);
}

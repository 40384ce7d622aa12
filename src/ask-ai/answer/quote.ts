import type { Block, ListBlock, TableBlock } from '../../document/page-document.ts';
import { sectionText } from '../../retrieval/section-text.ts';
import type { Relevance } from './relevance.ts';

/** What a quotation may take: words of prose, lists and tables; lines of code. */
export interface Room {
  readonly words: number;
  readonly lines: number;
}

/** Longer tables and lists are quoted by the rows that answer. */
const fullRows = 12;
/** Rows of a long table or list that are kept. */
const keptRows = 9;

/** Rows are read at a glance, so that the words of a table count by this share. */
const tableShare = 0.5;

/** What says less of the question than this share of the best is left out. */
const leastShare = 0.35;

/** Blocks that say something only together: an introduction and what it introduces. */
interface Unit {
  readonly blocks: readonly Block[];
  readonly room: Room;
  readonly relevance: number;
}

/**
 * The blocks of a section that answer, in their order and each of them whole. If there is room, that's
 * all of them: the heading already said what was asked, so the text below needn't repeat its words.
 * Otherwise it's those that say most of what was asked for their length, and what follows them.
 */
export function quote(blocks: readonly Block[], relevance: Relevance, room: Room): Block[] {
  const units = unitsOf(
    blocks.map((block) => shorten(block, relevance)),
    relevance,
  );
  const whole = roomOf(units.flatMap((unit) => [...unit.blocks]));
  if (whole.words <= room.words && whole.lines <= room.lines) {
    return units.flatMap((unit) => [...unit.blocks]);
  }
  const kept = new Set<Unit>();
  let { words, lines } = room;
  const keep = (unit: Unit): void => {
    if (kept.has(unit) || unit.room.words > words || unit.room.lines > lines) return;
    kept.add(unit);
    words -= unit.room.words;
    lines -= unit.room.lines;
  };
  const ordered = units.toSorted((a, b) => worthOf(b) - worthOf(a));
  const most = Math.max(0, ...units.map((unit) => unit.relevance));
  for (const unit of ordered) {
    if (unit.relevance >= most * leastShare || unit === units[0]) keep(unit);
  }
  // A remedy follows its cause, and an exception its rule.
  units.forEach((unit, index) => {
    const before = units[index - 1];
    if (before && kept.has(before)) keep(unit);
  });
  return units.filter((unit) => kept.has(unit)).flatMap((unit) => [...unit.blocks]);

  /** The first lines of a section say what it is about. */
  function worthOf(unit: Unit): number {
    const first = unit === units[0] ? 1.2 : 1;
    return (first * (unit.relevance + 0.5)) / (25 + unit.room.words) ** 0.3;
  }
}

function unitsOf(blocks: readonly Block[], relevance: Relevance): Unit[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && belongsTo(block, group)) group.push(block);
    else groups.push([block]);
  }
  return groups.map((group) => ({
    blocks: group,
    room: roomOf(group),
    relevance: relevance(group),
  }));
}

/** Code, lists and tables say little without the sentence before them; a response without its request. */
function belongsTo(block: Block, group: readonly Block[]): boolean {
  const before = group.at(-1);
  if (!before) return false;
  if (block.kind === 'code' && before.kind === 'code') {
    return block.exchange === 'response' && before.exchange === 'request';
  }
  if (before.kind !== 'prose' || block.kind === 'prose') return false;
  if (isLabel(before.markdown)) return true;
  if (group.length > 1) return false;
  if (block.kind === 'code') return true;
  return block.kind !== 'callout' && /[:…]\s*$/.test(before.text);
}

/** A line in bold is the name of what follows. */
const isLabel = (markdown: string): boolean => /^\*\*[^*]+\*\*$/.test(markdown);

/** What blocks take of a quotation's room. */
export function roomOf(blocks: readonly Block[]): Room {
  const tables = blocks.filter(({ kind }) => kind === 'table');
  return {
    words: Math.round(wordsOf(blocks) - (1 - tableShare) * wordsOf(tables)),
    lines: codeLines(blocks),
  };
}

function wordsOf(blocks: readonly Block[]): number {
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

function shorten(block: Block, relevance: Relevance): Block {
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

import type { Block } from '../../document/page-document.ts';
import type { Relevance } from '../../retrieval/relevance.ts';
import { type Room, roomOf } from './room.ts';

/** Blocks that say something only together: an introduction and what it introduces. */
export interface Unit {
  readonly blocks: readonly Block[];
  readonly room: Room;
  readonly relevance: number;
}

export function unitsOf(blocks: readonly Block[], relevance: Relevance): Unit[] {
  return groupsOf(blocks)
    .filter((group) => !promises(group))
    .map((group) => ({ blocks: group, room: roomOf(group), relevance: relevance(group) }));
}

/** The blocks in their order, those together that say something only together. */
export function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && belongsTo(block, group)) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Code, lists and tables say little without the sentence before them; a response without its request. */
function belongsTo(block: Block, group: readonly Block[]): boolean {
  const before = group.at(-1);
  if (!before) return false;
  if (block.kind === 'code' && before.kind === 'code') {
    return block.exchange === 'response' && before.exchange === 'request';
  }
  if (before.kind !== 'prose') return false;
  if (isLabel(before.markdown)) return block.kind !== 'prose';
  if (block.kind === 'prose') return isLabel(block.markdown) && announces(before.text);
  if (group.length > 1) return false;
  if (block.kind === 'code') return true;
  return block.kind !== 'callout' && announces(before.text);
}

/** Whether nothing follows what announces something: it was left out, because it can't be quoted. */
function promises(group: readonly Block[]): boolean {
  const last = group.at(-1);
  return last?.kind === 'prose' && (isLabel(last.markdown) || /:\s*$/.test(last.text));
}

/** A line in bold is the name of what follows. */
const isLabel = (markdown: string): boolean => /^\*\*[^*]+\*\*(?: `[^`]+`)?$/.test(markdown);

const announces = (text: string): boolean => /[:…]\s*$/.test(text);

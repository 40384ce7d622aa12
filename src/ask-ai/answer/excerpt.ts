import { withoutAddresses } from '../retrieval/ask-index.ts';
import type { Query } from '../retrieval/query.ts';
import type { Rarity } from '../retrieval/rank-pages.ts';
import { termsOf } from '../retrieval/tokens.ts';
import { type Block, blocksOf } from './blocks.ts';

/** Rows of a long table that are kept: those that say most of what was asked. */
const tableRows = 8;
const longTable = 700;

/**
 * What of a section answers a question, in at most about `limit` characters: all of a short
 * section; of a long one its beginning and the blocks that say most of what was asked, each with
 * the code or the list that it introduces.
 */
export function excerptOf(markdown: string, query: Query, rarity: Rarity, limit: number): string {
  const blocks = blocksOf(markdown).map((block) => shortenTable(block, query, rarity));
  const whole = blocks.map((block) => block.markdown).join('\n\n');
  if (whole.length <= limit) return whole;

  const scores = blocks.map((block) => scoreOf(block.markdown, query, rarity));
  const order = blocks
    .map((_, index) => index)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const kept = new Set<number>();
  let length = 0;
  const keep = (index: number): boolean => {
    const block = blocks[index];
    if (!block || kept.has(index)) return true;
    if (length > 0 && length + block.markdown.length > limit) return false;
    kept.add(index);
    length += block.markdown.length;
    return true;
  };
  keep(blocks[0]?.kind === 'text' ? 0 : (order[0] ?? 0));
  for (const index of order) {
    if (!keep(index)) continue;
    // Code and lists say little without the sentence before them, and the other way round.
    if (blocks[index]?.kind !== 'text' && blocks[index - 1]?.kind === 'text') keep(index - 1);
    if (blocks[index]?.kind === 'text' && blocks[index + 1]?.kind !== 'text') keep(index + 1);
  }
  return [...kept]
    .sort((a, b) => a - b)
    .map((index) => blocks[index]?.markdown ?? '')
    .join('\n\n');
}

function scoreOf(text: string, query: Query, rarity: Rarity): number {
  const terms = new Set(termsOf(withoutAddresses(text)));
  return query.terms.reduce((sum, { variants, term, weight }) => {
    const share = Math.max(0, ...variants.map((v) => (terms.has(v.term) ? v.weight : 0)));
    return sum + share * weight * rarity(term);
  }, 0);
}

function shortenTable(block: Block, query: Query, rarity: Rarity): Block {
  if (block.kind !== 'table' || block.markdown.length <= longTable) return block;
  const [head = '', line = '', ...rows] = block.markdown.split('\n');
  const best = rows
    .map((row, index) => ({ row, index, score: scoreOf(row, query, rarity) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, tableRows)
    .sort((a, b) => a.index - b.index)
    .map(({ row }) => row);
  return { kind: 'table', markdown: [head, line, ...best].join('\n') };
}

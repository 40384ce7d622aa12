import type { Block } from '../document/page-document.ts';
import { sectionText } from './section-text.ts';
import { sum } from './sum.ts';
import type { WeighedTerm } from './term-scores.ts';
import { chunksOf, tokensOf } from './tokens.ts';

/** How much of a question something says: the importance of its words, each by how well it fits. */
export type Relevance = (blocks: readonly Block[]) => number;

/** The words of blocks that were looked at: answers and agents look at the same ones again and again. */
const wordsOfBlocks = new WeakMap<Block, ReadonlySet<string>>();

/** Reads the question's words once; the same answer looks at many blocks. */
export function relevanceTo(terms: readonly WeighedTerm[]): Relevance {
  return (blocks) => {
    const said = blocks.map(wordsOfBlock);
    return saidBy((word) => said.some((words) => words.has(word)), terms);
  };
}

/** What of the terms is said, by their importance. */
function saidBy(says: (word: string) => boolean, terms: readonly WeighedTerm[]): number {
  return sum(terms, ({ importance, words: matches }) => {
    let best = 0;
    for (const [word, quality] of matches) if (quality > best && says(word)) best = quality;
    return importance * best;
  });
}

function wordsOfBlock(block: Block): ReadonlySet<string> {
  const known = wordsOfBlocks.get(block);
  if (known) return known;
  const { text, code } = sectionText([block]);
  const words = wordsOf(`${text} ${code}`);
  wordsOfBlocks.set(block, words);
  return words;
}

/** The words of a text, each once, in the forms in which the index knows them. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(chunksOf(text).flatMap(tokensOf));

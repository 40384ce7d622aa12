import type { Block } from '../document/page-document.ts';
import { sectionText } from './section-text.ts';
import { sum } from './sum.ts';
import type { WeighedTerm } from './term-scores.ts';
import { chunksOf, tokensOf } from './tokens.ts';

/** How much of a question something says: the importance of its words, each by how well it fits. */
export type Relevance = (blocks: readonly Block[]) => number;

/** Reads the question's words once; the same answer looks at many blocks. */
export function relevanceTo(terms: readonly WeighedTerm[]): Relevance {
  return (blocks) => {
    const { text, code } = sectionText(blocks);
    return saidBy(wordsOf(`${text} ${code}`), terms);
  };
}

/** What of the terms the words say, by their importance. */
export function saidBy(words: ReadonlySet<string>, terms: readonly WeighedTerm[]): number {
  return sum(terms, ({ importance, words: matches }) => {
    let best = 0;
    for (const [word, quality] of matches) if (quality > best && words.has(word)) best = quality;
    return importance * best;
  });
}

/** The words of a text, each once, in the forms in which the index knows them. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(chunksOf(text).flatMap(tokensOf));

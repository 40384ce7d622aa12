import type { Block } from '../../document/page-document.ts';
import type { Retrieval } from '../../retrieval/retrieve.ts';
import { sectionText } from '../../retrieval/section-text.ts';
import { chunksOf, tokensOf } from '../../retrieval/tokens.ts';

/** How much of a question something says: the importance of its words, each by how well it fits. */
export type Relevance = (blocks: readonly Block[]) => number;

/** Reads the question's words once; the same answer looks at many blocks. */
export function relevanceTo({ terms }: Pick<Retrieval, 'terms'>): Relevance {
  return (blocks) => {
    const { text, code } = sectionText(blocks);
    const words = new Set(chunksOf(`${text} ${code}`).flatMap(tokensOf));
    return terms.reduce((sum, { importance, words: matches }) => {
      let best = 0;
      for (const [word, quality] of matches) if (quality > best && words.has(word)) best = quality;
      return sum + importance * best;
    }, 0);
  };
}

import { blocksMarkdown } from '../../document/block-markdown.ts';
import { withoutFrame } from '../../document/walk-blocks.ts';
import type { RetrievalIndex } from '../../retrieval/index/open-index.ts';
import { openingOf, passagesOf } from '../../retrieval/passages.ts';
import type { Question } from '../../retrieval/question.ts';
import { relevanceTo } from '../../retrieval/relevance.ts';
import { retrieve } from '../../retrieval/retrieve.ts';
import { isAnswerable } from './answerable.ts';
import { choose } from './choose.ts';
import type { Excerpt } from './excerpt.ts';
import { explainErrors, mayAnswer } from './explain-errors.ts';
import { plainBlocks, type Wants } from './plain-blocks.ts';
import type { Room } from './room.ts';
import { type Unknown, unknown } from './unknown.ts';

export type Answer = { readonly kind: 'excerpts'; readonly excerpts: readonly Excerpt[] } | Unknown;

/** Words of text and lines of code in an answer. */
const answerRoom: Room = { words: 210, lines: 70 };
/** A second and a third page that score at least this share of the best may be the one that was meant. */
const nearShare: readonly number[] = [0.2, 0.4];
/** Sections to choose from of each page but the best. */
const sectionsOfOthers = 2;
/** So many pages may be quoted by their summaries, which are in their opening texts. */
const summarizedPages = 2;

/**
 * Answers a question with quotations from the page that answers it best, and from the next ones if
 * they may be the ones that were meant. No word of the answer is made up.
 */
export async function compose(question: Question, index: RetrievalIndex): Promise<Answer> {
  const explained = await explainErrors(question.text, index);
  if (explained.length > 0) return { kind: 'excerpts', excerpts: explained };
  const found = await retrieve(question, index);
  const [best, ...others] = found.pages;
  if (!best || !isAnswerable(question, found, index.vocabulary)) return unknown(found);
  const relevance = relevanceTo(found.terms);
  const wants = wantedBy(question);
  const near = nearShare.flatMap((share, place) => {
    const page = others[place];
    return page && page.score >= best.score * share ? [page] : [];
  });
  const candidates = await Promise.all(
    [best, ...near].map(async (page, place) => {
      const all = await passagesOf(page, found.terms, index);
      const passages = place === 0 ? all : all.slice(0, sectionsOfOthers);
      if (place < summarizedPages && passages.every(({ slug }) => slug !== '')) {
        const opening = await openingOf(page, index);
        if (opening) passages.push(opening);
      }
      return passages.map((passage) => ({
        passage,
        blocks: plainBlocks(passage.blocks, wants),
        pageShare: page.score / best.score,
      }));
    }),
  );
  const excerpts = choose(candidates.flat(), relevance, answerRoom).map(
    ({ passage: { path, page, slug, title }, blocks }) => ({
      path,
      page,
      slug,
      title,
      // A summary is quoted as text: a quotation in a quotation reads worse.
      markdown: blocksMarkdown(blocks.flatMap(withoutFrame)),
    }),
  );
  return excerpts.length > 0 && mayAnswer(question.text, excerpts)
    ? { kind: 'excerpts', excerpts }
    : unknown(found);
}

/** Whether the question names something, such as a language or a tool. */
function wantedBy({ text }: Question): Wants {
  const asked = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.+#]+/gu, ' ')} `;
  return (word) => asked.includes(` ${word} `);
}

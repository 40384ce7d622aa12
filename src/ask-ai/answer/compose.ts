import { blocksMarkdown } from '../../document/block-markdown.ts';
import type { RetrievalIndex } from '../../retrieval/index/open-index.ts';
import { type Passage, passagesOf } from '../../retrieval/passages.ts';
import type { Question } from '../../retrieval/question.ts';
import { type FoundPage, retrieve } from '../../retrieval/retrieve.ts';
import { isAnswerable } from './answerable.ts';
import { plainBlocks, type Wants } from './plain-blocks.ts';
import { quote, type Room, roomOf } from './quote.ts';
import { relevanceTo } from './relevance.ts';
import { type Unknown, unknown } from './unknown.ts';

/** A quotation with its place. */
export interface Excerpt extends Omit<Passage, 'blocks'> {
  readonly markdown: string;
}

export type Answer = { readonly kind: 'found'; readonly excerpts: readonly Excerpt[] } | Unknown;

/** Words of text and lines of code in an answer, and in what the second page adds to it. */
const answerRoom: Room = { words: 210, lines: 60 };
const secondRoom: Room = { words: 80, lines: 30 };
/** A second page this near to the best one may be the one that was meant. */
const nearShare = 0.6;
/** Quotations from the best page, and from the second. */
const mostOfBest = 3;
const mostOfSecond = 1;
/** With less room than this nothing of use can be quoted. */
const leastWords = 25;

/**
 * Answers a question with quotations from the page that answers it best, and from the second best
 * where the two are near; no word of the answer is made up.
 */
export async function compose(question: Question, index: RetrievalIndex): Promise<Answer> {
  const found = await retrieve(question, index);
  const [best, second] = found.pages;
  if (!best || !isAnswerable(question, found, index.vocabulary)) return unknown(found);
  const near = second !== undefined && second.score >= best.score * nearShare;
  const reserved = near ? secondRoom : { words: 0, lines: 0 };
  const first = await quotePage(best, mostOfBest, {
    words: answerRoom.words - reserved.words,
    lines: answerRoom.lines - reserved.lines,
  });
  const left = {
    words: answerRoom.words - first.used.words,
    lines: answerRoom.lines - first.used.lines,
  };
  const more = near
    ? await quotePage(second, mostOfSecond, { words: Math.min(left.words, 100), lines: left.lines })
    : undefined;
  return { kind: 'found', excerpts: [...first.excerpts, ...(more?.excerpts ?? [])] };

  async function quotePage(page: FoundPage, most: number, room: Room) {
    const passages = await passagesOf(page, index);
    const relevance = relevanceTo(found);
    const wants = wantedBy(question);
    const excerpts: Excerpt[] = [];
    let { words, lines } = room;
    for (const { blocks, ...place } of passages) {
      if (excerpts.length === most || (excerpts.length > 0 && words < leastWords)) break;
      const quoted = quote(plainBlocks(blocks, wants), relevance, { words, lines });
      if (quoted.length === 0) continue;
      const taken = roomOf(quoted);
      words -= taken.words;
      lines -= taken.lines;
      excerpts.push({ ...place, markdown: blocksMarkdown(quoted) });
    }
    return { excerpts, used: { words: room.words - words, lines: room.lines - lines } };
  }
}

/** Whether the question names something, such as a language or a tool. */
function wantedBy({ text }: Question): Wants {
  const asked = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.+#]+/gu, ' ')} `;
  return (word) => asked.includes(` ${word} `);
}

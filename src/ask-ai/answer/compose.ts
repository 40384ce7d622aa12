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

/** Words of text and lines of code in an answer, and of them what each further page may take. */
const answerRoom: Room = { words: 220, lines: 80 };
const otherRoom: Room = { words: 45, lines: 15 };
/** For a page with nothing short enough: one thing that's long is better than nothing. */
const ampleRoom: Room = { words: 500, lines: 200 };
/** A second and a third page that score at least this share of the best may be the one that was meant. */
const nearShare: readonly number[] = [0.25, 0.5];
/** Quotations from the best page, and from each of the others. */
const mostOfBest = 3;
const mostOfOthers = 1;
/** With less room than this nothing of use can be quoted. */
const leastWords = 25;

/**
 * Answers a question with quotations from the page that answers it best, and from the next ones if
 * they're about as good. No word of the answer is made up.
 */
export async function compose(question: Question, index: RetrievalIndex): Promise<Answer> {
  const found = await retrieve(question, index);
  const [best, ...others] = found.pages;
  if (!best || !isAnswerable(question, found, index.vocabulary)) return unknown(found);
  const relevance = relevanceTo(found);
  const wants = wantedBy(question);
  const near = nearShare.flatMap((share, place) => {
    const page = others[place];
    return page && page.score >= best.score * share ? [page] : [];
  });
  let room = answerRoom;
  const further: Excerpt[] = [];
  for (const page of near) {
    const { excerpts, used } = await quotePage(page, mostOfOthers, otherRoom);
    room = { words: room.words - used.words, lines: room.lines - used.lines };
    further.push(...excerpts);
  }
  let first = await quotePage(best, mostOfBest, room);
  if (first.excerpts.length === 0) first = await quotePage(best, 1, ampleRoom);
  const excerpts = [...first.excerpts, ...further];
  return excerpts.length > 0 ? { kind: 'found', excerpts } : unknown(found);

  async function quotePage(page: FoundPage, most: number, room: Room) {
    const passages = await passagesOf(page, index);
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

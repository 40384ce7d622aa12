import { type FoundPage, findPassages, type Question } from '../retrieval/find-passages.ts';
import type { Library } from '../retrieval/library.ts';
import type { Passage } from '../retrieval/passages.ts';
import { readQuestion } from '../retrieval/query.ts';
import { excerptOf } from './excerpt.ts';

/** A quotation with its place. */
export interface Excerpt {
  readonly path: string;
  readonly slug: string;
  readonly page: string;
  readonly title: string;
  readonly markdown: string;
}

export type Answer =
  | { readonly kind: 'found'; readonly excerpts: readonly Excerpt[] }
  /** Nothing in the documentation says enough of what was asked; the nearest pages are only offered. */
  | {
      readonly kind: 'unknown';
      readonly nearest: readonly { readonly path: string; readonly title: string }[];
    };

/** Below this share of the question, a page is about something else. */
const leastCoverage = 0.45;
/** Length of an answer and of each quotation in it, in characters. */
const answerLength = 3400;
const excerptLength = 1500;
const mostExcerpts = 5;
/** A page that is not better than the next by this share may be the wrong one: less of it is quoted. */
const clearLead = 0.12;
const mostExcerptsInDoubt = 2;
/** Passages this much weaker than the best one are left out. */
const passageShare = 0.4;

/**
 * Answers a question with quotations from the page that answers it best; no word of the answer is
 * made up. A second page would be a worse guess more often than a help.
 */
export async function compose(
  question: Question,
  library: Library,
  signal?: AbortSignal,
): Promise<Answer> {
  const pages = await findPassages(question, library, signal);
  const [best, second] = pages;
  if (!best || !isAnswerable(question, pages, library)) {
    return {
      kind: 'unknown',
      nearest: pages.slice(0, 3).map(({ path, title }) => ({ path, title })),
    };
  }
  const query = readQuestion(question.text, question.earlier);
  const inDoubt = second !== undefined && second.score > best.score * (1 - clearLead);
  const most = inDoubt ? mostExcerptsInDoubt : mostExcerpts;
  const passages = choosePassages(best).slice(0, most);
  const excerpts: Excerpt[] = [];
  let length = 0;
  for (const passage of passages) {
    const room = Math.min(excerptLength, answerLength - length);
    if (room < 200) break;
    const markdown = excerptOf(passage.markdown, query, library.rarity, room);
    length += markdown.length;
    excerpts.push({
      path: passage.path,
      slug: passage.slug,
      page: passage.page,
      title: passage.title,
      markdown,
    });
  }
  return { kind: 'found', excerpts };
}

/** Whether the documentation says enough of what was asked to be quoted as an answer. */
export function isAnswerable(
  question: Question,
  [best]: readonly FoundPage[],
  library: Library,
): boolean {
  return (
    best !== undefined &&
    best.coverage >= leastCoverage &&
    (question.code !== undefined || !mostlyUnheardOf(question, library))
  );
}

/** Whether the documentation has no word for half of what was asked. */
function mostlyUnheardOf({ text }: Question, { index }: Library): boolean {
  const terms = readQuestion(text).terms;
  const unknown = terms.filter(({ term }) => !Object.hasOwn(index.terms, term));
  return terms.length > 0 && unknown.length * 2 >= terms.length;
}

/** The best passage first, then the others of its page that say much of what was asked. */
function choosePassages({ passages }: FoundPage): Passage[] {
  const top = passages[0]?.score ?? 0;
  return passages.filter(({ score }) => score >= top * passageShare).map(({ passage }) => passage);
}

import { correctSpelling } from './correct-spelling.ts';
import type { Library } from './library.ts';
import { readQuestion } from './query.ts';
import { rankPages } from './rank-pages.ts';
import { likeness, named, type RankedPassage, rankPassages, weightOf } from './rank-passages.ts';
import { termsOf } from './tokens.ts';

export interface Question {
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly string[];
  /** Code that the question is about. */
  readonly code?: string | undefined;
  /** Path of the page that the reader is on; decides between pages that are about as good. */
  readonly from?: string | undefined;
}

/** A page with its passages, each list best first. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** Between 0 and 1; the best page has the highest. */
  readonly score: number;
  /** Share of what the question says, by rarity, that the page says too. */
  readonly coverage: number;
  readonly passages: readonly RankedPassage[];
}

/** Pages whose text is fetched for a closer look. */
const candidates = 12;
/** Of a page's rank, the part that its words as a whole decide; its best passages decide the rest. */
const pageShare = 0.4;
/** What a title adds that says what the question says, and nothing else. */
const titleMatch = 0.25;
/** What title and path add that say part of the question, such as its `REST` or `Cloud`. */
const nameMatch = 0.2;
/** What being on a page adds to its rank for questions asked there, and for its code. */
const hereBonus = 0.04;
const hereBonusForCode = 0.5;
/** Code adds this many of its words to the question, the rarest first. */
const codeWords = 12;

/** The pages that answer a question, best first, each with its best passages. */
export async function findPassages(
  question: Question,
  library: Library,
  signal?: AbortSignal,
): Promise<FoundPage[]> {
  const { index, rarity } = library;
  const asked = readQuestion(withCode(question), question.earlier);
  const query = correctSpelling(asked, index, rarity);
  const ranked = rankPages(query, index, rarity).slice(0, candidates);
  const top = ranked[0]?.score ?? 0;
  if (top === 0) return [];
  const pages = await Promise.all(
    ranked.map(async ({ page, score }) => ({
      page,
      score,
      passages: rankPassages(query, await library.passagesOf(page, signal), rarity),
    })),
  );
  const bestPassage = Math.max(...pages.map(({ passages }) => strength(passages)), Number.EPSILON);
  const bonus = question.code ? hereBonusForCode : hereBonus;
  const total = weightOf(query, rarity);
  return pages
    .flatMap(({ page, score: rank, passages }) => {
      const { path, title } = index.pages[page] ?? {};
      if (path === undefined || title === undefined) return [];
      const here = path === question.from ? bonus : 0;
      const relative =
        (pageShare * rank) / top + ((1 - pageShare) * strength(passages)) / bestPassage;
      const words = termsOf(title);
      const name = [...words, ...termsOf(path.replaceAll(/[/-]/g, ' '))];
      const score =
        relative +
        titleMatch * likeness(query, words, rarity) +
        nameMatch * named(query, name, rarity) +
        here;
      return [{ path, title, score, coverage: coverageOf(passages), passages }];
    })
    .sort((a, b) => b.score - a.score);

  /** Over the whole page: a question may be answered by several sections together. */
  function coverageOf(passages: readonly RankedPassage[]): number {
    if (total === 0) return 0;
    return Math.max(0, ...passages.map(({ coverage }) => coverage));
  }

  function withCode({ text, code }: Question): string {
    if (!code) return text;
    const words = [...new Set(code.match(/[$\p{L}_][\p{L}\p{N}_]{2,}/gu) ?? [])];
    return `${text} ${words.slice(0, codeWords).join(' ')}`;
  }
}

/** The best passage counts most; a second and third show that the page is about the matter. */
function strength(passages: readonly RankedPassage[]): number {
  const [first = 0, second = 0, third = 0] = passages.map(({ score }) => score);
  return first + 0.25 * second + 0.1 * third;
}

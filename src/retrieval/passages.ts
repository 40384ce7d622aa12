import type { Block } from '../document/page-document.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import { relevanceTo } from './relevance.ts';
import type { FoundPage } from './retrieve.ts';
import { sum } from './sum.ts';
import type { WeighedTerm } from './term-scores.ts';
import { weights } from './weights.ts';

/** A section of a page, as it can be quoted. */
export interface Passage {
  readonly path: string;
  /** Title of the page. */
  readonly page: string;
  /** Anchor of the section; empty above the first heading. */
  readonly slug: string;
  /** The section's heading; the page's title above the first one. */
  readonly title: string;
  readonly blocks: readonly Block[];
  /** How well it answers, against 1 for the best section of its page. */
  readonly share: number;
}

/** Sections this much weaker than the best of their page are left out. */
const passageShare = 0.15;

/**
 * Sections of a page that answer, the best first. Now that the text is at hand, a section counts for
 * more if one of its blocks says much of the question by itself.
 */
export async function passagesOf(
  page: FoundPage,
  terms: readonly WeighedTerm[],
  index: RetrievalIndex,
): Promise<Passage[]> {
  const { sections } = await index.text(page.page);
  const required = ownTerms(terms);
  const wanted = sum(required, ({ importance }) => importance);
  const relevance = relevanceTo(required);
  const ranked = page.sections
    .flatMap(({ position, ownScore }) => {
      const place = page.places[position];
      const blocks = sections[position]?.blocks ?? [];
      if (!place || blocks.length === 0) return [];
      const atOnce = Math.max(...blocks.map((block) => relevance([block])));
      const score =
        wanted === 0 ? ownScore : ownScore * Math.exp((weights.block * atOnce) / wanted);
      return [{ place, blocks, score }];
    })
    .sort((a, b) => b.score - a.score);
  const top = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= top * passageShare)
    .map(({ place, blocks, score }) => ({
      path: page.path,
      page: page.title,
      slug: place.slug,
      title: place.titles.at(-1) ?? page.title,
      blocks,
      share: top === 0 ? 1 : score / top,
    }));
}

/** The text above a page's first heading, as the weakest of its passages; undefined if there is none. */
export async function openingOf(
  { page, path, title }: FoundPage,
  index: RetrievalIndex,
): Promise<Passage | undefined> {
  const [opening] = (await index.text(page)).sections;
  if (!opening || opening.blocks.length === 0) return undefined;
  return { path, page: title, slug: '', title, blocks: opening.blocks, share: passageShare };
}

/**
 * What was asked, each with the words that are its own: a synonym that another word of the question
 * is, such as "tests" for "Jest" in "tests with Jest", says that other one.
 */
function ownTerms(terms: readonly WeighedTerm[]): WeighedTerm[] {
  const required = terms.filter((term) => term.required);
  const isOwn = ({ term, words }: WeighedTerm, word: string) =>
    word === term.word || (words.has(word) && !term.synonyms.has(word));
  return required.map((weighed) => {
    const words = [...weighed.words].filter(
      ([word]) =>
        isOwn(weighed, word) || !required.some((other) => other !== weighed && isOwn(other, word)),
    );
    return words.length > 0 ? { ...weighed, words: new Map(words) } : weighed;
  });
}

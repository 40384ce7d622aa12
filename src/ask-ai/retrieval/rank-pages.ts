import { type AskIndex, decodePostings } from './ask-index.ts';
import type { Query } from './query.ts';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
}

/** BM25: how soon saying a word again adds little. */
const saturation = 2.5;

/**
 * Pages that tell of changes between versions mention everything; they lead only where the question
 * is about such a change.
 */
const changes = /^\/(?:release-notes|whats-new|cms\/migration\/|cms\/upgrades)/;
const changesFactor = 0.6;

/** Rarity of the words: `idf` by term, so that passages are weighed like pages. */
export type Rarity = (term: string) => number;

/**
 * How rare a term is among the pages; a word that no page says is the rarest. A word that every page
 * says still counts a little: 'create' tells one section from the next.
 */
export function rarityIn(index: AskIndex): Rarity {
  const known = new Map<string, number>();
  const count = index.pages.length;
  return (term) => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const postings = Object.hasOwn(index.terms, term) ? index.terms[term] : undefined;
    const found = postings === undefined ? 0 : decodePostings(postings).length;
    const idf = Math.log(1 + count / (found + 0.25));
    known.set(term, idf);
    return idf;
  };
}

/** The pages that say the words of the question, best first. */
export function rankPages(query: Query, index: AskIndex, rarity: Rarity): RankedPage[] {
  const scores = new Float64Array(index.pages.length);
  for (const { term, weight, variants } of query.terms) {
    const best = new Float64Array(index.pages.length);
    for (const variant of variants) {
      const postings = Object.hasOwn(index.terms, variant.term)
        ? index.terms[variant.term]
        : undefined;
      if (postings === undefined) continue;
      const value = Math.min(rarity(term), rarity(variant.term)) * variant.weight * weight;
      for (const posting of decodePostings(postings)) {
        const score = (value * posting.weight) / (posting.weight + saturation);
        if (score > (best[posting.page] ?? 0)) best[posting.page] = score;
      }
    }
    for (let page = 0; page < best.length; page += 1) {
      scores[page] = (scores[page] ?? 0) + (best[page] ?? 0);
    }
  }
  return [...scores]
    .map((score, page) => {
      const path = index.pages[page]?.path ?? '';
      return {
        page,
        score: changes.test(path) && !query.migration ? score * changesFactor : score,
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

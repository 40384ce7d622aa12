import { weights } from '../config/weights.ts';
import type { Core } from './core.ts';
import type { WordMatches } from './match-words.ts';
import type { QueryTerm } from './query.ts';
import type { WordShards } from './word-shards.ts';

/** A term of the query with the words that it may mean. */
export interface MatchedTerm {
  readonly term: QueryTerm;
  readonly words: WordMatches;
  /** Whether the index knows the identifier that the term is a part of. */
  readonly named: boolean;
}

/** A page that answers, with its sections from the best on. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly { readonly section: number; readonly score: number }[];
}

interface TermScores {
  readonly importance: number;
  readonly required: boolean;
  readonly bySection: ReadonlyMap<number, number>;
  readonly byPage: ReadonlyMap<number, number>;
  readonly sumByPage: ReadonlyMap<number, number>;
  /** How well the term fits a word of the title or heading of a section. */
  readonly byHeading: ReadonlyMap<number, number>;
}

/** Orders the pages that have any word of the query, best first. */
export function rankPages(
  matched: readonly MatchedTerm[],
  core: Core,
  shards: WordShards,
): RankedPage[] {
  const terms = matched.map((term) => scoreTerm(term, core, shards));
  const wanted = terms.reduce(
    (sum, { required, importance }) => sum + (required ? importance : 0),
    0,
  );
  const candidates = new Map<number, number[]>();
  for (const section of new Set(terms.flatMap(({ bySection }) => [...bySection.keys()]))) {
    const { page } = core.sections[section] as Core['sections'][number];
    const found = candidates.get(page);
    if (found) found.push(section);
    else candidates.set(page, [section]);
  }

  const pages: RankedPage[] = [];
  for (const [page, sections] of candidates) {
    const present = terms.reduce(
      (sum, { required, importance, byPage }) =>
        sum + (required && byPage.has(page) ? importance : 0),
      0,
    );
    const coverage = wanted === 0 ? 1 : present / wanted;
    const factor = coverage ** weights.coverage * (core.pages[page]?.rank ?? 1) ** weights.rank;
    const scored = sections
      .map((section) => ({
        section,
        score: factor * scoreSection(section, page, terms, core),
      }))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const best = scored[0]?.score ?? 0;
    pages.push({ page, score: best + factor * scoreMentions(page, terms), sections: scored });
  }
  return pages
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function scoreTerm(matched: MatchedTerm, core: Core, shards: WordShards): TermScores {
  const { term, words, named } = matched;
  const bySection = new Map<number, number>();
  const byHeading = new Map<number, number>();
  for (const [word, quality] of words) {
    const sums = new Map<number, number>();
    for (const [section, weight] of shards.postings(word)) sums.set(section, weight);
    for (const [section, weight] of core.headingWords.get(word) ?? []) {
      sums.set(section, (sums.get(section) ?? 0) + weight);
      if (quality > (byHeading.get(section) ?? 0)) byHeading.set(section, quality);
    }
    for (const [section, weight] of core.pathWords.get(word) ?? []) {
      sums.set(section, (sums.get(section) ?? 0) + weight);
    }
    for (const [section, sum] of sums) {
      const score = sum * quality;
      if (score > (bySection.get(section) ?? 0)) bySection.set(section, score);
    }
  }
  const byPage = new Map<number, number>();
  const sumByPage = new Map<number, number>();
  for (const [section, score] of bySection) {
    const page = core.sections[section]?.page ?? 0;
    if (score > (byPage.get(page) ?? 0)) byPage.set(page, score);
    sumByPage.set(page, (sumByPage.get(page) ?? 0) + score);
  }
  // A word that few pages have says more about what is meant than one that all have.
  const others = core.pages.length - byPage.size;
  const rarity = Math.log(1 + (others + 0.5) / (byPage.size + 0.5)) + weights.leastImportance;
  const importance = rarity * (named ? weights.partOfKnownName : weights[term.kind]);
  return { importance, required: isRequired(matched), bySection, byPage, sumByPage, byHeading };
}

/** Whether a page without the term lacks something that was asked for. */
const isRequired = ({ term, words, named }: MatchedTerm): boolean =>
  term.kind === 'word' ||
  (term.kind === 'part' && !named) ||
  (term.kind === 'name' && words.size > 0);

function scoreSection(
  section: number,
  page: number,
  terms: readonly TermScores[],
  core: Core,
): number {
  let score = 0;
  for (const { importance, bySection, byPage } of terms) {
    const here = bySection.get(section) ?? 0;
    const elsewhere = weights.elsewhere * (byPage.get(page) ?? 0);
    score += importance * Math.max(here, elsewhere);
  }
  return score + completeness(section, terms, core);
}

/** A little for every further section that speaks of it: a page about something names it often. */
function scoreMentions(page: number, terms: readonly TermScores[]): number {
  let score = 0;
  for (const { importance, byPage, sumByPage } of terms) {
    const others = (sumByPage.get(page) ?? 0) - (byPage.get(page) ?? 0);
    score += importance * Math.log1p(others);
  }
  return weights.mentions * score;
}

/** Extra for a title or heading that says what the query says, and little else. */
function completeness(section: number, terms: readonly TermScores[], core: Core): number {
  const { headingLength, position } = core.sections[section] as Core['sections'][number];
  let asked = 0;
  let named = 0;
  let namedWords = 0;
  for (const { importance, required, byHeading } of terms) {
    if (!required) continue;
    const quality = byHeading.get(section) ?? 0;
    asked += importance;
    named += importance * quality;
    namedWords += quality;
  }
  if (named === 0) return 0;
  const ofQuery = named / asked;
  const ofHeading = Math.min(1, namedWords / headingLength);
  const most = position === 0 ? weights.completeTitle : weights.completeHeading;
  return asked * most * ofQuery ** 2 * ofHeading;
}

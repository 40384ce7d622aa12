import { areaRanks } from './area-ranks.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import { sum } from './sum.ts';
import { type MatchedTerm, scoreTerm, type TermScores, type WeighedTerm } from './term-scores.ts';
import { scoreTitles } from './title-scores.ts';
import { weights } from './weights.ts';

/** The words of a question in their order, stop words included. */
export interface Said {
  readonly own: readonly string[];
  /** With those of the question before it and of its code. */
  readonly all: readonly string[];
}

/** A section that answers, by its number in the index. */
interface RankedSection {
  readonly section: number;
  /** As part of its page, with what counts for the whole page. */
  readonly score: number;
  /** By itself, with its headings. */
  readonly ownScore: number;
}

/** A page that answers, with its sections from the best on. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** How strongly it speaks of what was asked, however long the question; 1 is much. */
  readonly strength: number;
  /** Share of what was asked, by importance, that the page says, 0 to 1. */
  readonly coverage: number;
  /** Share of what was asked that its title, address, headings or questions say. */
  readonly about: number;
  /** Share of what was asked that a single section says, with its headings. */
  readonly together: number;
  /** Whether the page says everything that was asked. */
  readonly complete: boolean;
  /**
   * How near what was asked is to the nearest section of the page or question that it answers, 0 to 1;
   * undefined until it's known, and for a name or two, which mean what they say.
   */
  readonly meant?: number;
  readonly sections: readonly RankedSection[];
}

export interface Ranking {
  /** Best first. */
  readonly pages: readonly RankedPage[];
  readonly terms: readonly WeighedTerm[];
  /** How much the question is a sentence, 0 to 1. */
  readonly sentence: number;
}

/** A name or two are looked up, not asked about: questions that mention them say little. */
const wordsOfQuestion = 2;

/** Orders the pages that have any word of the question, best first; and weighs the words. */
export function rankPages(
  matched: readonly MatchedTerm[],
  index: RetrievalIndex,
  said: Said,
): Ranking {
  const words = matched.filter(({ term }) => term.kind === 'word').length;
  const terms = matched.map((term) => scoreTerm(term, index, words >= wordsOfQuestion));
  const required = terms.filter((term) => term.required);
  const wanted = sum(required, ({ importance }) => importance);
  const titles = scoreTitles(required);
  const littleWords = said.own.filter((word) => index.vocabulary.stopWords.has(word));
  const sentence = sentenceShare(required.length + littleWords.length);
  const oftenWeight = words < wordsOfQuestion ? weights.oftenAlone : weights.often * (1 - sentence);
  const rankOf = areaRanks(said.all, index);
  const candidates = new Map<number, number[]>();
  for (const section of new Set(terms.flatMap(({ bySection }) => [...bySection.keys()]))) {
    const page = index.pageOf(section);
    const found = candidates.get(page);
    if (found) found.push(section);
    else candidates.set(page, [section]);
  }

  const pages: RankedPage[] = [];
  for (const [page, sections] of candidates) {
    const share = (quality: (term: TermScores) => number) =>
      wanted === 0 ? 1 : sum(required, (term) => term.importance * quality(term)) / wanted;
    const present = share(({ byPage }) => (byPage.has(page) ? 1 : 0));
    const about = share(({ labelQualityByPage }) => labelQualityByPage.get(page) ?? 0);
    const often = oftenWeight * scoreOften(page, terms, wanted);
    const plain = present ** weights.coverage * rankOf(page);
    const factor = plain * Math.exp(sentence * weights.about * about + often);
    let strongest = 0;
    let mostSaid = 0;
    const scored = sections
      .map((section) => {
        const said = share(({ anywhereIn }) => anywhereIn.get(section) ?? 0);
        mostSaid = Math.max(mostSaid, said);
        const isOpening = index.positionOf(section) === 0;
        const title = isOpening ? (titles.get(page) ?? 0) : 0;
        const named = scoreSection(section, terms) + title;
        strongest = Math.max(strongest, named);
        return {
          section,
          score:
            factor *
            named ** (1 - sentence * weights.scattered) *
            Math.exp(sentence * weights.says * said),
          ownScore:
            (isOpening ? weights.opening : 1) *
            sum(terms, (term) => {
              const given = term.inName.has(page) ? weights.givenByPage : 1;
              return term.importance * given * (term.ownBySection.get(section) ?? 0);
            }),
        };
      })
      .sort((a, b) => b.score - a.score || a.section - b.section);
    pages.push({
      page,
      score: scored[0]?.score ?? 0,
      strength: wanted === 0 ? 0 : (plain * strongest) / wanted,
      coverage: share(({ qualityByPage }) => qualityByPage.get(page) ?? 0),
      about,
      together: mostSaid,
      complete: required.every(({ term, byPage }) => term.weight < 1 || byPage.has(page)),
      sections: scored,
    });
  }
  return {
    pages: pages
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.page - b.page),
    terms: terms.map(({ term, words, named, importance, required: isNeeded, byPage }) => ({
      term,
      words,
      named,
      importance,
      required: isNeeded,
      byPage,
    })),
    sentence,
  };
}

const scoreSection = (section: number, terms: readonly TermScores[]): number =>
  sum(terms, ({ importance, bySection }) => importance * (bySection.get(section) ?? 0));

/** How much the sections of the page speak of it, all together: a page about something names it often. */
function scoreOften(page: number, terms: readonly TermScores[], wanted: number): number {
  const said = sum(
    terms,
    ({ importance, saidByPage }) => importance * Math.log1p(saidByPage.get(page) ?? 0),
  );
  return Math.log1p(said / Math.max(1, wanted));
}

/** How much a query is a sentence, 0 for one word to 1. Stop words count, as they join names to sentences. */
const sentenceShare = (words: number): number =>
  Math.max(0, Math.min(1, (words - 1) / (weights.wordsOfSentence - 1)));

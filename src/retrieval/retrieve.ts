import { inTime } from '../browser/load-part.ts';
import type { PlacedPage, RetrievalIndex } from './index/open-index.ts';
import { beginningOf, matchWords, stemOf, type WordMatches } from './match-words.ts';
import { type Meaning, meaningFactors, meaningOf, prepareMeaning } from './meaning.ts';
import { type Question, type QuestionTerm, readQuestion, wordsAsked } from './question.ts';
import { type RankedPage, rankPages, type Said } from './rank.ts';
import { correctSpelling, isSlipOf } from './spelling.ts';
import type { MatchedTerm, WeighedTerm } from './term-scores.ts';
import { matchQuality, weights } from './weights.ts';
import { areForms } from './word-forms.ts';

/** A page that answers, with its title and sections, the best first. */
export interface FoundPage extends PlacedPage, Omit<RankedPage, 'sections'> {
  readonly sections: readonly FoundSection[];
}

interface FoundSection {
  /** Place of the section on its page, from 0, which is the opening text. */
  readonly position: number;
  /** As part of its page, and by itself; see `rank.ts`. */
  readonly score: number;
  readonly ownScore: number;
}

/** What a question led to. */
export interface Retrieval {
  /** Best first. */
  readonly pages: readonly FoundPage[];
  /** What the question was taken to ask for. */
  readonly terms: readonly WeighedTerm[];
  /** Words that no page has, with the nearest ones that pages have. */
  readonly corrections: ReadonlyMap<string, string>;
}

/** Pages whose titles are loaded: as many as anybody looks at. */
const candidates = 12;
/** How long what a question means may take, in milliseconds, once its words are found. */
const patience = 5000;
/** Pages that are ordered again by what they mean, among which the right one nearly always is. */
const candidatesByMeaning = 32;

/** The pages and sections that answer a question: one ranking for search, answers and agents. */
export async function retrieve(question: Question, index: RetrievalIndex): Promise<Retrieval> {
  prepareMeaning(question, index).catch(() => undefined);
  const synonyms = await index.synonyms(wordsAsked(question));
  const terms = readQuestion(question, { ...index.vocabulary, synonyms });
  const { matched, corrections } = await findWords(terms, index);
  const ranked = rankPages(matched, index, saidIn(question, corrections));
  // Where its files are lost, late or damaged, words alone find nearly as much.
  const ordering = meaningOf(question, corrections, ranked.sentence, index).then(
    (meaning) => meaning && orderByMeaning(ranked.pages, meaning, index),
  );
  const meant = await inTime(ordering, patience).catch(() => undefined);
  const pages = await Promise.all(
    (meant ?? ranked.pages).slice(0, candidates).map((page) => placePage(page, question, index)),
  );
  return {
    pages: pages.sort((a, b) => b.score - a.score),
    terms: ranked.terms,
    corrections,
  };
}

/** The best pages, and the sections of each, with scores that know what the question means. */
async function orderByMeaning(
  pages: readonly RankedPage[],
  meaning: Meaning,
  index: RetrievalIndex,
): Promise<RankedPage[]> {
  const meant = await Promise.all(
    pages.slice(0, candidatesByMeaning).map(async (page): Promise<RankedPage> => {
      const factors = meaningFactors(meaning, await index.embeddings(page.page));
      if (Number.isNaN(factors.page)) throw new Error('A page means nothing.');
      const sections = page.sections.map(({ section, score, ownScore }) => {
        const factor = factors.sections[index.positionOf(section)] ?? 1;
        return { section, score: score * factor, ownScore: ownScore * factor };
      });
      return { ...page, score: page.score * factors.page, meant: factors.nearest, sections };
    }),
  );
  return meant.sort((a, b) => b.score - a.score);
}

/** The page with its titles, and with a score that knows where the question was asked. */
async function placePage(
  ranked: RankedPage,
  { from, code }: Question,
  index: RetrievalIndex,
): Promise<FoundPage> {
  const placed = await index.page(ranked.page);
  const here = code ? weights.hereForCode : weights.here;
  return {
    ...placed,
    ...ranked,
    score: ranked.score * (placed.path === from ? 1 + here : 1),
    sections: ranked.sections
      .map(({ section, score, ownScore }) => ({
        position: index.positionOf(section),
        score,
        ownScore,
      }))
      .sort((a, b) => b.score - a.score || a.position - b.position),
  };
}

/** Loads the words that the terms may mean. */
async function findWords(terms: readonly QuestionTerm[], index: RetrievalIndex) {
  await Promise.all(
    terms.flatMap(({ word, last, synonyms }) => {
      const own = index.loadPrefix(last ? word : beginningOf(word));
      return [own, ...[...synonyms.keys()].map((synonym) => index.loadWord(synonym))];
    }),
  );
  const misspelt = matchTerms(terms, index).filter(
    ({ term, words, named }) => !named && isWordOf(term) && !isKnown(term, words),
  );
  const corrected = new Map<string, WordMatches>();
  const slips = new Set<string>();
  await Promise.all(
    misspelt.map(async ({ term }) => {
      const words = await correctSpelling(term, index);
      if (words.size === 0) {
        if (isSlipOf(term.word, index.vocabulary.stopWords)) slips.add(term.word);
        return;
      }
      corrected.set(term.word, words);
      await Promise.all([...words.keys()].map((word) => index.loadPrefix(beginningOf(word))));
    }),
  );
  // `wich` is as little of a subject as `which`, unless nothing else is asked.
  const meant = terms.filter(({ word }) => !slips.has(word));
  const matched = matchTerms(meant.length > 0 ? meant : terms, index).map((match) => {
    const words = corrected.get(match.term.word);
    return words ? { ...match, words: new Map([...match.words, ...formsOf(words, index)]) } : match;
  });
  const corrections = new Map(
    [...corrected].map(([typed, [nearest]]) => [typed, nearest?.[0] ?? typed]),
  );
  return { matched, corrections };
}

function matchTerms(terms: readonly QuestionTerm[], index: RetrievalIndex): MatchedTerm[] {
  const names = new Set<string>();
  return terms.map((term) => {
    const words = matchWords(term, index);
    if (term.kind === 'name' && words.size > 0) names.add(term.word);
    return { term, words, named: term.name !== undefined && names.has(term.name) };
  });
}

/** The question's words as they were meant. */
function saidIn(question: Question, corrections: ReadonlyMap<string, string>): Said {
  const meant = (words: readonly string[]) => words.map((word) => corrections.get(word) ?? word);
  return { own: meant(wordsAsked({ text: question.text })), all: meant(wordsAsked(question)) };
}

const isWordOf = ({ kind }: QuestionTerm): boolean => kind === 'word' || kind === 'part';

/** Whether the index has the word, a form of it or a synonym: more than a word that starts with it. */
function isKnown({ last }: QuestionTerm, words: WordMatches): boolean {
  return words.size > 0 && (last || Math.max(...words.values()) > matchQuality.prefix);
}

/** The words that were meant, each with its other forms. */
function formsOf(meant: WordMatches, index: RetrievalIndex): Map<string, number> {
  const forms = new Map(meant);
  for (const [word, quality] of meant) {
    for (const known of index.wordsLike(word)) {
      if (stemOf(known) !== stemOf(word) || !areForms(known, word)) continue;
      forms.set(known, Math.max(forms.get(known) ?? 0, quality * matchQuality.plural));
    }
  }
  return forms;
}

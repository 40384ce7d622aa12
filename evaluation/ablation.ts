import { buildIndex } from '../src/retrieval/index/build-index.ts';
import { type CoreIndex, coreFile } from '../src/retrieval/index/format.ts';
import type { LoadFile } from '../src/retrieval/index/open-index.ts';
import type { SearchablePage } from '../src/retrieval/questions/page-questions.ts';
import { weights } from '../src/retrieval/weights.ts';
import { type QueryResult, rankingFigures } from './ranking.ts';

type WeightName = keyof typeof weights;

/** Something that the order of pages is made with, and that can be left out to see what it's worth. */
export interface Part {
  readonly name: string;
  readonly weight?: WeightName;
  /** Why it stays though the judged sets don't show what it's worth. */
  readonly keptFor?: string;
  /** A page without it. */
  readonly page?: (page: SearchablePage) => SearchablePage;
  /** A file of the index without it. */
  readonly file?: (path: string, text: string) => string;
}

/**
 * What each weight is when it's left out: 0 if it adds something, 1 if it multiplies something.
 * Undefined if the order of pages for a query doesn't depend on it: `ask:eval` and tests judge those.
 */
const leftOut: Readonly<Record<WeightName, number | undefined>> = {
  title: 0,
  heading: 0,
  path: 0,
  question: 0,
  labelLength: 0,
  often: 0,
  oftenAlone: 0,
  completeTitle: 0,
  wordsOfSentence: Number.POSITIVE_INFINITY,
  scattered: 0,
  says: 0,
  about: 0,
  meansQuestion: 0,
  meansDescription: 0,
  meansSection: 0,
  meansDetail: 1,
  sectionMeans: undefined,
  sectionAnswers: undefined,
  block: undefined,
  opening: undefined,
  givenByPage: undefined,
  leastImportance: 0,
  unknownImportance: undefined,
  coverage: 0,
  rank: 0,
  popularity: 0,
  earlier: undefined,
  code: undefined,
  here: undefined,
  hereForCode: undefined,
};

const together = '`says`, `about`, `meansDetail` and `popularity` add 0.020 to blind queries';
/** Why weights stay that the judged sets don't show to pay one by one. */
const keptFor: Partial<Readonly<Record<WeightName, string>>> = {
  about: together,
  meansDetail: together,
  popularity: together,
};

const emptied = (kind: string, empty: string) => (path: string, text: string) =>
  path.includes(`/${kind}-`) ? empty : text;

const core = (change: (core: CoreIndex) => CoreIndex) => (path: string, text: string) =>
  path === coreFile ? JSON.stringify(change(JSON.parse(text))) : text;

/** Everything that can be left out. Only Ask AI reads `other-products.ts`, so that it isn't here. */
export const parts: readonly Part[] = [
  { name: 'synonyms.ts', file: emptied('synonyms', '[]') },
  {
    name: 'stop-words.ts',
    file: core((all) => ({ ...all, vocabulary: { ...all.vocabulary, stopWords: '' } })),
  },
  { name: 'areas.ts', file: core((all) => ({ ...all, areas: [] })) },
  { name: 'page-ranks.ts', file: core((all) => ({ ...all, ranks: all.ranks.map(() => 100) })) },
  { name: 'vectors of words', file: emptied('vectors', '{}') },
  { name: 'questions of pages', page: (page) => ({ ...page, questions: [] }) },
  ...Object.keys(weights)
    .filter(isWeight)
    .filter((weight) => leftOut[weight] !== undefined)
    .map((weight) => {
      const reason = keptFor[weight];
      return { name: weight, weight, ...(reason !== undefined && { keptFor: reason }) };
    }),
];

function isWeight(name: string): name is WeightName {
  return name in weights;
}

/**
 * An index to leave parts out of, which is built once, as far as the part isn't read while it's built.
 * @returns a function that gives an index without a part to what judges it
 */
export function ablation(pages: readonly SearchablePage[]) {
  const whole = buildIndex(pages);
  const parsed = new Map<string, unknown>();
  return async <Result>(
    { weight, page, file }: Pick<Part, 'weight' | 'page' | 'file'>,
    judge: (load: LoadFile) => Promise<Result>,
  ): Promise<Result> => {
    const before = { ...weights };
    try {
      if (weight) weights[weight] = leftOut[weight] ?? weights[weight];
      const isRebuilt = page !== undefined || weight === 'popularity';
      const files = isRebuilt ? buildIndex(page ? pages.map(page) : pages) : whole;
      return await judge(async (path) => {
        const text = files.get(path);
        if (text === undefined) throw new Error(`The index has no file ${path}.`);
        if (file || isRebuilt) return JSON.parse(file ? file(path, text) : text);
        const known = parsed.get(path) ?? JSON.parse(text);
        parsed.set(path, known);
        return known;
      });
    } finally {
      Object.assign(weights, before);
    }
  };
}

/** What a part adds to MRR@10 of queries that nothing was fitted to, and what it adds to each own kind. */
export interface Gains {
  readonly blind: number;
  readonly own: Readonly<Record<string, number>>;
}

/** Compares the same queries with and without a part. */
export function gainOf(whole: readonly QueryResult[], without: readonly QueryResult[]): number {
  return rankingFigures(whole).mrrAt10 - rankingFigures(without).mrrAt10;
}

/** The same for each kind of query. */
export function gainsByKind(
  whole: readonly QueryResult[],
  without: readonly QueryResult[],
): Record<string, number> {
  const kinds = new Set(whole.map(({ kind }) => kind));
  const of = (results: readonly QueryResult[], kind: string) =>
    results.filter((result) => result.kind === kind);
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, gainOf(of(whole, kind), of(without, kind))]),
  );
}

/** A smaller difference is noise. */
const leastGain = 0.01;

/** Whether the judged sets let a part stay: blind queries gain by it, or an own kind would lose without it. */
export const pays = ({ blind, own }: Gains): boolean =>
  Math.max(blind, ...Object.values(own)) >= leastGain;

import { buildIndex } from '../src/retrieval/index/build-index.ts';
import { type CoreIndex, coreFile } from '../src/retrieval/index/format.ts';
import type { LoadFile } from '../src/retrieval/index/open-index.ts';
import type { SearchablePage } from '../src/retrieval/questions/page-questions.ts';
import { sum } from '../src/retrieval/sum.ts';
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
  elsewhere: 0,
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

/** Why weights stay that the judged sets don't show to pay. Add one only until a fresh set decides. */
const keptFor: Partial<Readonly<Record<WeightName, string>>> = {
  elsewhere: 'it added 0.006 on three sets while the areas were out, so a fresh set has to decide',
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

/** Gives an index without a part to what judges it. */
export async function withoutPart<Result>(
  { weight, page, file }: Pick<Part, 'weight' | 'page' | 'file'>,
  pages: readonly SearchablePage[],
  judge: (load: LoadFile) => Promise<Result>,
): Promise<Result> {
  const before = { ...weights };
  try {
    if (weight) weights[weight] = leftOut[weight] ?? weights[weight];
    const files = buildIndex(page ? pages.map(page) : pages);
    return await judge(async (path) => {
      const text = files.get(path);
      if (text === undefined) throw new Error(`The index has no file ${path}.`);
      return JSON.parse(file ? file(path, text) : text);
    });
  } finally {
    Object.assign(weights, before);
  }
}

/** What a part adds to MRR@10. */
export interface Gain {
  readonly mean: number;
  /** Its standard error: the same part gains so much more or less on other queries. */
  readonly error: number;
}

/** Compares the same queries with and without a part: most are the same, so that little is noise. */
export function gainOf(whole: readonly QueryResult[], without: readonly QueryResult[]): Gain {
  const value = (result: QueryResult | undefined) =>
    result ? rankingFigures([result]).mrrAt10 : 0;
  const gains = whole.map((result, at) => value(result) - value(without[at]));
  const mean = sum(gains, (gain) => gain) / gains.length;
  const variance = sum(gains, (gain) => (gain - mean) ** 2) / Math.max(1, gains.length - 1);
  return { mean, error: Math.sqrt(variance / gains.length) };
}

/**
 * What a part has to add to one of them. The sets tell a gain to about 0.004 at best, so that these find
 * only what does nothing or harm: less would fail parts that pay. The own queries were used to choose
 * the parts, and flatter them; but only they look up identifiers and unfinished words.
 */
const leastGain = { blind: 0.002, own: 0.004 };

/** Whether the judged sets let a part stay. */
export const pays = (blind: Gain, own: Gain): boolean =>
  blind.mean >= leastGain.blind || own.mean >= leastGain.own;

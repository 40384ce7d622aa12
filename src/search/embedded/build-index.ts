import { createHash } from 'node:crypto';
import { fieldWeights, saturation } from '../config/weights.ts';
import { pageOf, type SearchRecord, titlesOf } from '../records/record.ts';
import { chunksOf, tokensOf } from '../text/tokenize.ts';
import { anchorOf } from './anchor.ts';
import {
  type CoreHeading,
  type CoreIndex,
  type CorePage,
  coreFile,
  type PageText,
  type Shard,
  shardFile,
  textFile,
  weightSteps,
} from './format.ts';

/** A shard is closed once it holds this many postings: about 2 KB on the wire. */
const postingsPerShard = 1500;

/**
 * Sections kept per word, those in which it weighs most. A word that stands in more of them tells
 * little about any, and its list would be the largest thing that a search loads.
 */
const sectionsPerWord = 120;

/** Makes the files of the embedded index, by their path on the site. */
export function buildEmbeddedIndex(records: readonly SearchRecord[]): Map<string, string> {
  const pages = groupByPage(records);
  const texts = pages.map((page) =>
    JSON.stringify(page.map(({ content }) => content) satisfies PageText),
  );
  const shards = buildShards(pages.flat());
  const corePages = pages.map(corePage);
  const firstWords = shards.map((shard) => shard.keys().next().value ?? '');
  const shardTexts = shards.map((shard) =>
    JSON.stringify(Object.fromEntries(shard) satisfies Shard),
  );

  const version = digest([JSON.stringify(corePages), ...shardTexts, ...texts]);
  const core: CoreIndex = { version, pages: corePages, shards: firstWords };
  return new Map([
    [coreFile, JSON.stringify(core)],
    ...shardTexts.map((text, index) => [shardFile(version, index), text] as const),
    ...texts.map((text, index) => [textFile(version, index), text] as const),
  ]);
}

function groupByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  return [...Map.groupBy(records, ({ url }) => pageOf(url)).values()];
}

function corePage(records: readonly SearchRecord[]): CorePage {
  const [first] = records;
  if (!first) throw new Error('A page without a record.');
  const headings = records.slice(1).map((record): CoreHeading => {
    const text = titlesOf(record).at(-1) ?? '';
    const depth = depthOf(record);
    const anchor = record.anchor ?? '';
    return anchor === anchorOf(text) ? [depth, text] : [depth, text, anchor];
  });
  return [pageOf(first.url), first.hierarchy_lvl1, first.pageRank, headings];
}

/** The level of the heading of a record; levels above it may be empty. */
function depthOf(record: SearchRecord): number {
  const levels = [record.hierarchy_lvl6, record.hierarchy_lvl5, record.hierarchy_lvl4];
  const index = [...levels, record.hierarchy_lvl3].findIndex((level) => level !== null);
  return index === -1 ? 2 : 6 - index;
}

/** In alphabetical order, which a plain object would not keep for numbers. */
function buildShards(sections: readonly SearchRecord[]): Map<string, number[]>[] {
  const counted = sections.map(weightedWords);
  const average = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const postings = new Map<string, { section: number; weight: number }[]>();
  counted.forEach(({ words, length }, section) => {
    for (const [word, frequency] of words) {
      const list = postings.get(word) ?? [];
      list.push({ section, weight: impact(frequency, length / average) });
      postings.set(word, list);
    }
  });

  const shards: Map<string, number[]>[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [word, list] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const kept = list.toSorted((a, b) => b.weight - a.weight).slice(0, sectionsPerWord);
    if (size >= postingsPerShard) {
      shards.push(new Map());
      size = 0;
    }
    // A word costs about as much as four postings.
    size += kept.length + 4;
    shards.at(-1)?.set(word, encode(kept));
  }
  return shards;
}

/** BM25's share of a word in a section, 1 to 15. */
function impact(frequency: number, relativeLength: number): number {
  const { k1, b } = saturation;
  const share = frequency / (frequency + k1 * (1 - b + b * relativeLength));
  return Math.max(1, Math.round(share * (weightSteps - 1)));
}

function encode(list: readonly { section: number; weight: number }[]): number[] {
  let before = 0;
  return list
    .toSorted((a, b) => a.section - b.section)
    .map(({ section, weight }) => {
      const distance = section - before;
      before = section;
      return distance * weightSteps + weight;
    });
}

function weightedWords(record: SearchRecord): { words: Map<string, number>; length: number } {
  const words = new Map<string, number>();
  let length = 0;
  const add = (text: string, weight: number) => {
    for (const chunk of chunksOf(text)) {
      length += weight;
      for (const word of tokensOf(chunk)) words.set(word, (words.get(word) ?? 0) + weight);
    }
  };
  add(record.content.slice(0, record.codeStart), fieldWeights.text);
  add(record.content.slice(record.codeStart), fieldWeights.code);
  add(record.description ?? '', fieldWeights.description);
  add(record.keywords.join(' '), fieldWeights.keywords);
  return { words, length };
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 10);
}

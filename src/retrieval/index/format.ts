import type { PageDocument } from '../../document/page-document.ts';
import type { PackedEmbedding } from '../embeddings/packed.ts';
import type { PackedSynonyms, PackedVocabulary } from '../vocabulary/vocabulary.ts';

/**
 * The files of the index, as they lie in `dist/search/`. A question loads the core, the shards in
 * which its words stand, and the heads of the pages that it finds; a sentence, the vectors of its words
 * and the embeddings of these pages as well. The cost hardly grows with the site. Files other than the
 * core carry the version in their path, so that an old core never meets a new shard.
 */
export const coreFile = '/search/core.json';
export const shardFile = (version: string, shard: number) =>
  `/search/${version}/words-${shard}.json`;
export const lexiconFile = (version: string, letter: number) =>
  `/search/${version}/lexicon-${letter}.json`;
export const synonymsFile = (version: string, letter: number) =>
  `/search/${version}/synonyms-${letter}.json`;
export const headFile = (version: string, page: number) => `/search/${version}/head-${page}.json`;
export const pageFile = (version: string, page: number) => `/search/${version}/page-${page}.json`;
export const wordVectorsFile = (version: string, shard: number) =>
  `/search/${version}/vectors-${shard}.json`;
export const embeddingsFile = (version: string, page: number) =>
  `/search/${version}/embeddings-${page}.json`;
export const explanationWordsFile = (version: string) => `/search/${version}/explanations.json`;
export const catalogFile = (version: string) => `/search/${version}/catalog.json`;

/** What every question needs. Pages go by their number, sections by theirs: pages in order, each with its opening text and then its headings. */
export interface CoreIndex {
  readonly version: string;
  /** Weight of each page in percent, about 100 for most; see `page-ranks.ts`. */
  readonly ranks: readonly number[];
  /** How many sections each page has, its opening text included. */
  readonly sections: readonly number[];
  /** The first word of each shard; shards are in alphabetical order. */
  readonly shards: readonly string[];
  /** First letters of words; each has a lexicon. */
  readonly letters: string;
  /** First letters of words and phrases that have synonyms. */
  readonly synonymLetters: string;
  readonly areas: readonly PackedArea[];
  readonly vocabulary: PackedVocabulary;
  /** In how many files the vectors of words are. */
  readonly vectorShards: number;
}

/** The pages of an area; see `areas.ts`. */
export interface PackedArea {
  readonly names: readonly string[];
  readonly unnamed: number;
  readonly pages: readonly number[];
}

/** Words with where they stand. */
export type Shard = Readonly<Record<string, WordEntry>>;

/**
 * How many pages have the word; then its mentions in texts, and its places in labels. Both lists are
 * encoded as `postings.ts` says.
 */
export type WordEntry = readonly [
  pages: number,
  mentions: readonly number[],
  labels?: readonly number[],
];

/** Every word with this first letter that the spelling of a question may be corrected to. */
export type Lexicon = readonly string[];

/** The synonyms of words and phrases with one first letter. */
export type SynonymFile = PackedSynonyms;

/** What a list of results shows of a page. */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly HeadSection[];
}

/** A heading: its level, its text, and its anchor where the text does not give it. */
export type HeadSection = readonly [depth: number, text: string, anchor?: string];

/** The text of a page, section by section; the first is the opening text, which may be empty. */
export type PageText = Pick<PageDocument, 'title' | 'description' | 'sections'>;

/** Vectors of words: how long each is, and its direction. `word-shard.ts` says in which file a word is. */
export type WordVectorsFile = Readonly<
  Record<string, readonly [length: number, direction: PackedEmbedding]>
>;

/** What a page means: as a whole, the questions that it answers, and each of its sections. */
export interface PageEmbeddings {
  /** Its title and description; empty if they have no known word. */
  readonly description: PackedEmbedding;
  /** The questions that it answers; the first ones say what it is about. */
  readonly questions: readonly PackedEmbedding[];
  /** Place of the section that answers each, from 0, which is the opening text. */
  readonly answeredBy: readonly number[];
  /** In the order of its sections; empty for one without words. */
  readonly sections: readonly PackedEmbedding[];
}

/** Every page in the order of their numbers: what is suggested where nothing is found, and what agents look up. */
export type Catalog = readonly (readonly [path: string, title: string, unlisted: 0 | 1])[];

/** What the explanations of error messages say: looked through where somebody describes what happened. */
export interface ExplanationWords {
  /** The version of the list of errors whose pages and rows are counted here. */
  readonly list: string;
  /** A page and a row by their numbers in the list of errors, what the row means, and how many stems it has. */
  readonly rows: readonly (readonly [
    page: number,
    row: number,
    embedding: PackedEmbedding,
    length: number,
  ])[];
  /** For each stem, the places of its rows in that list, each as the distance from the one before. */
  readonly stems: Readonly<Record<string, readonly number[]>>;
}

/**
 * The files of the embedded index, as they lie in `dist/search/`. The core holds what every search
 * needs: pages and headings. The words of the text are spread over shards in alphabetical order, so
 * that a search loads those that it asks about. Files other than the core carry the version in
 * their path: an old core never meets a new shard.
 */
export const coreFile = '/search/core.json';
export const shardFile = (version: string, shard: number) =>
  `/search/${version}/words-${shard}.json`;
export const textFile = (version: string, page: number) => `/search/${version}/text-${page}.json`;

/** A heading on a page: its level, its text, and its anchor where the text does not give it. */
export type CoreHeading = readonly [depth: number, text: string, anchor?: string];

export type CorePage = readonly [
  path: string,
  title: string,
  rank: number,
  headings: readonly CoreHeading[],
];

export interface CoreIndex {
  readonly version: string;
  readonly pages: readonly CorePage[];
  /** The first word of each shard. */
  readonly shards: readonly string[];
}

/**
 * Words with the sections that hold them. A section is a number: pages in the core's order, each
 * with its opening text and then its headings. Numbers are the distance from the one before, times
 * 16, plus the weight of the word in the section, 1 to 15.
 */
export type Shard = Readonly<Record<string, readonly number[]>>;

export const weightSteps = 16;

/** The text of a page, section by section. */
export type PageText = readonly string[];

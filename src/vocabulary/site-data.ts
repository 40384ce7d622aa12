import type { BreakingChange } from '../breaking-changes/schema.ts';
import type { NewsEntry } from '../news/news.ts';
import type { Release } from '../news/releases/release-data.ts';
import type { ImageFile } from './image-file.ts';

/** What a page tells of itself to the cards that lead to it. */
interface PageSummary {
  readonly title: string;
  readonly description: string;
}

/** An entry of `docs/data/glossary.yml`. */
export interface Term {
  readonly term: string;
  readonly definition: string;
}

export const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const;
type Tone = (typeof tones)[number];

/** An entry of `docs/data/badges.yml`, its label looked up if it names a plan. */
export interface Badge {
  readonly label: string;
  readonly tone: Tone;
  readonly icon?: string | undefined;
  /** What the badge tells, in a few words. */
  readonly meaning: string;
  /** Whether `plan="…"` of an identity card may name it. */
  readonly plan: boolean;
  /** The attribute that completes the label, such as `value` for a version. */
  readonly detail?: 'flag' | 'value' | undefined;
}

/** An entry of `docs/data/cloud.yml`: facts that can change, with the page that states them. */
export interface DataTable {
  readonly caption: string;
  /** URL of the page that states the facts. */
  readonly source: string;
  /** Date on which that page was last read, such as `2026-11-22`. */
  readonly checked: string;
  readonly columns: readonly string[];
  /** Each row has one cell for each column; the first one names the row. */
  readonly rows: readonly (readonly string[])[];
}

/** A page about a breaking change, as the card on it and the list of all of them show it. */
export interface BreakingChangePage extends PageSummary {
  readonly path: string;
  readonly change: BreakingChange;
}

/** A file of `docs/snippets/`. */
export interface SnippetSource {
  readonly source: string;
  /** Path from the project root. */
  readonly file: string;
}

/** Looks something up by its name; a Map is one. */
export interface Lookup<Value> {
  get(name: string): Value | undefined;
  keys(): Iterable<string>;
}

/** What elements may know of the site around the page that they are on. */
export interface SiteData {
  /** Pages by their path on the site. */
  readonly pages: Lookup<PageSummary>;
  /** Paths on the site by Markdown file, which is named from the project root. */
  readonly paths: Lookup<string>;
  readonly terms: Lookup<Term>;
  readonly badges: Lookup<Badge>;
  /** The values of `docs/data/facts.yml`, by dotted name. */
  readonly facts: Lookup<readonly string[]>;
  /** The tables of `docs/data/cloud.yml`, by id. */
  readonly tables: Lookup<DataTable>;
  /** Images by their path on the site. */
  readonly images: Lookup<ImageFile>;
  /** Fragments that pages include, by name. */
  readonly snippets: Lookup<SnippetSource>;
  /** Breaking changes by the path of their page. */
  readonly breakingChanges: Lookup<BreakingChangePage>;
  /** The entries of `docs/data/whats-new.yml`, by id, newest first. */
  readonly news: Lookup<NewsEntry>;
  /** The releases of the product by minor version, such as `5.54`, newest first. */
  readonly releases: Lookup<Release>;
  /** By the file of a page: the versions from which on its examples passed, for those that fail on older ones. */
  readonly testedFrom: Lookup<Readonly<Record<string, string>>>;
}

import type { SearchGroup } from './records/record.ts';

/** A stretch of text, and whether it matches the query. Never HTML. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

export type MarkedText = readonly MarkedPart[];

/** One answer: a section of a page. */
export interface SearchHit {
  /** Unique among the answers to one query. */
  readonly id: string;
  /** Path on this site, with the anchor of the section. */
  readonly url: string;
  /** Whether the query is an error message that the section explains, rather than what it's about. */
  readonly explains?: boolean;
  readonly group: SearchGroup;
  /** Titles from the page down to the section: one to four levels (SPECIFICATION.md S2). */
  readonly titles: readonly MarkedText[];
  /** Words around the match. An answer may come without, and its excerpt later. */
  readonly excerpt?: MarkedText | undefined;
  /** What a click on this answer reports; only hosted search counts clicks. */
  readonly click?: SearchClick | undefined;
}

/** A result as the click analytics knows it (SPECIFICATION.md S3, S7). */
export interface SearchClick {
  readonly indexUid: string;
  readonly objectId: string;
}

export interface SearchAnswer {
  /** Best first. A page may appear more than once, with different sections. */
  readonly hits: readonly SearchHit[];
  /** Searches worth trying instead, where nothing was found. */
  readonly suggestions: readonly string[];
  /** Whether the first hits have only some of the words (SPECIFICATION.md S3). */
  readonly partial?: boolean;
  /** Whether another provider had to answer instead of the configured one. */
  readonly fallback?: boolean;
}

/** Where answers come from. Everything above it is the same for all of them. */
export interface SearchProvider {
  /** Loads ahead what the first answer needs. Failures show when a search is made. */
  prepare(): void;
  /** @throws if no answer can be had */
  search(query: string, signal: AbortSignal): Promise<SearchAnswer>;
  /** The excerpts of hits that came without, by the id of the hit. */
  excerpts(
    hits: readonly SearchHit[],
    query: string,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, MarkedText>>;
  /**
   * Tells of a click on a result.
   * @param position place among the results as they are displayed, from 0
   */
  reportClick(hit: SearchHit, position: number): void;
}

/** Longer queries are cut: nobody means what comes after. */
export const maximumQueryLength = 200;

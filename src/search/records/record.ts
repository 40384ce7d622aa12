/** The section of the site that a page belongs to, as results are grouped (SPECIFICATION.md S2). */
export type SearchGroup = 'CMS' | 'Cloud' | 'Documentation';

/**
 * One section of one page, from a heading to the next, as the hosted search indexes it. A page has
 * one record for the text before its first heading, where there is any, and one per heading.
 */
export interface SearchRecord {
  /** Stable between builds: it depends on the address of the section alone. */
  readonly objectID: string;
  /** Path on the site with its anchor. */
  readonly url: string;
  readonly anchor: string | null;
  readonly hierarchy_lvl0: SearchGroup;
  /** Title of the page. */
  readonly hierarchy_lvl1: string;
  readonly hierarchy_lvl2: string | null;
  readonly hierarchy_lvl3: string | null;
  readonly hierarchy_lvl4: string | null;
  readonly hierarchy_lvl5: string | null;
  readonly hierarchy_lvl6: string | null;
  /** Text and tables of the section, then its code blocks. */
  readonly content: string;
  /** What the page is about in words of its author; only on a page's first record. */
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** Weight of the page, about 100 for most; see `retrieval/page-ranks.ts`. */
  readonly pageRank: number;
  /** Place of the section on its page, from 0. */
  readonly position: number;
  /** What readers ask that the section answers. */
  readonly questions: readonly string[];
  /** What the section, its questions and, on a page's first record, its description mean. */
  readonly _vectors: { readonly pages: readonly (readonly number[])[] };
}

/** The name under which the hosted index has what texts mean; the site computes it. */
export const embedder = 'pages';

/** Path of the page that a record or result belongs to. */
export function pageOf(url: string): string {
  return url.split('#')[0] ?? url;
}

/** The group of a page by its address (SPECIFICATION.md S2). */
export function groupOf(url: string): SearchGroup {
  if (url.includes('/cms/')) return 'CMS';
  return url.includes('/cloud/') ? 'Cloud' : 'Documentation';
}

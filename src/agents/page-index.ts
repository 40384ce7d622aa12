import type { Heading } from '../document/heading.ts';
import { type AgentPage, twinPath } from './agent-page.ts';

/** One page in `/index.json`. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Path of the Markdown twin. */
  readonly markdown: string;
  readonly tags: readonly string[];
  readonly headings: readonly Heading[];
  /** ISO date of the last change; `null` where the history is not known. */
  readonly updated: string | null;
}

export interface PageIndex {
  readonly site: string;
  readonly url: string;
  readonly pages: readonly IndexedPage[];
}

/** What `/index.json` holds. */
export function pageIndex(
  site: { readonly title: string; readonly url: string },
  pages: readonly AgentPage[],
): PageIndex {
  return {
    site: site.title,
    url: site.url,
    pages: pages.map(({ path, title, description, tags, sections, updated }) => ({
      path,
      title,
      description,
      markdown: twinPath(path),
      tags,
      headings: sections
        .filter(({ depth }) => depth > 1)
        .map(({ depth, slug, title: text }) => ({ depth, slug, text })),
      updated: updated ?? null,
    })),
  };
}

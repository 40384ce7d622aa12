import type { MeilisearchOptions } from '../meilisearch/meilisearch-provider.ts';

/** What the widget needs of the site's configuration; it is written into every page. */
export interface SearchOptions {
  readonly meilisearch?: MeilisearchOptions | undefined;
  /** Searches offered where nothing was found and no title is similar. */
  readonly suggestions: readonly string[];
  /** Address under which issues of the documentation are opened. */
  readonly issuesUrl: string;
}

import type { PageDocument } from './page-document.ts';

/** A topic that pages can carry; `label` is how pages spell it. */
export interface Tag {
  readonly label: string;
  readonly slug: string;
  readonly description: string;
  /** Other words for the topic, which no page uses as a tag. */
  readonly synonyms: readonly string[];
}

/** What the page of a tag shows, and nothing else. */
export interface TagContent extends Tag {
  /** The tags that most often are on the same pages, the closest first. */
  readonly related: readonly Pick<Tag, 'label' | 'slug'>[];
  readonly documents: readonly Pick<PageDocument, 'title' | 'description' | 'path'>[];
}

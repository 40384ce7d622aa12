/** A topic that pages can carry; `label` is how pages spell it. */
export interface Tag {
  readonly label: string;
  readonly slug: string;
  readonly description: string;
  /** Other words for the topic, which no page uses as a tag. */
  readonly synonyms: readonly string[];
}

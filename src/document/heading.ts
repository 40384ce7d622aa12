/** A heading as the table of contents, search and agents see it. */
export interface Heading {
  /** 2 to 6; level 1 is the page's title. */
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

import type { PageDocument } from '../../document/page-document.ts';

/** What a reader would ask that a page answers, and where on the page the answer is. */
export interface PageQuestion {
  readonly text: string;
  /** Slug of the section that answers; `undefined` where the page as a whole does. */
  readonly anchor?: string | undefined;
}

/** What readers ask of one page. */
export interface PageQuestions {
  /** In the index: what the page is about, then what its sections answer. */
  readonly indexed: readonly PageQuestion[];
  /** Not in the index: the vectors of words are taught with them. */
  readonly teaching: readonly PageQuestion[];
}

/** A page as the index is made from it. */
export interface SearchablePage extends PageDocument {
  /** The indexed ones; never shown. */
  readonly questions: PageQuestions['indexed'];
}

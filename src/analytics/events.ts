/** Every event that the site counts, with its properties. */
export interface Events {
  /** A page shows, be it loaded or changed to. */
  readonly 'Page Viewed': {
    /** Path without query and fragment. */
    readonly path: string;
    readonly title: string;
    /** Path of the page before, or the address that the reader came from; empty if unknown. */
    readonly referrer: string;
  };
  /** The reader was led to an address that has no page. */
  readonly 'Path Not Found': { readonly path: string; readonly referrer: string };
  /** A search has its results, and the reader stopped typing for a second. */
  readonly 'Search Queried': {
    readonly query: string;
    /** How many results show. */
    readonly results: number;
    /** Who answered. */
    readonly provider: 'embedded' | 'meilisearch';
  };
  /** The reader chose a result. */
  readonly 'Search Result Clicked': {
    readonly query: string;
    /** Path of the result, with its anchor. */
    readonly url: string;
    /** Place among the results as they are displayed, from 0. */
    readonly position: number;
  };
  /** The reader asked Ask AI. */
  readonly 'AI Question Asked': { readonly question: string; readonly provider: string };
  /** The answer of Ask AI is complete. */
  readonly 'AI Question Answered': {
    readonly question: string;
    readonly provider: string;
    readonly outcome: 'answered' | 'unknown' | 'failed' | 'stopped';
  };
  /** The reader rated an answer. */
  readonly 'AI Answer Rated': {
    readonly question: string;
    readonly provider: string;
    readonly rating: 'up' | 'down';
    /** Paths of the sections that the answer cites. */
    readonly citations: readonly string[];
  };
  /** The reader copied an answer. */
  readonly 'AI Answer Copied': { readonly question: string; readonly provider: string };
  /** The reader copied a block of code. */
  readonly 'Code Copied': {
    readonly path: string;
    /** Language of the block, such as `js`. */
    readonly language: string;
    /** Name of the file above the block; empty if it has none. */
    readonly title: string;
  };
  /** The reader chose another tab, such as a package manager. */
  readonly 'Tab Changed': {
    readonly path: string;
    /** Group of tabs that change together; empty if these stand alone. */
    readonly group: string;
    readonly value: string;
  };
  /**
   * The reader clicked twice in one place and hit two different things, because something moved or
   * didn't react (SPECIFICATION.md S9). Only where clicks on elements count.
   */
  readonly 'Rage Clicked': {
    readonly path: string;
    /** What the first click hit, such as `button "Copy code"`. */
    readonly first: string;
    readonly second: string;
  };
  /**
   * The reader said whether a page helped, or commented on a passage of it. A reason for the answer is
   * a separate event, as it comes later or never.
   */
  readonly 'Page Feedback Given': PageFeedback;
}

/** What a reader says about a page. */
export type PageFeedback = {
  readonly path: string;
  /** What the reader wrote; empty if nothing. */
  readonly comment: string;
} & (
  | { readonly about: 'page'; readonly helpful: boolean }
  | {
      readonly about: 'selection';
      /** The selected text. */
      readonly quote: string;
      /** Title of the section that it is in. */
      readonly heading: string;
    }
);

export type ReaderEvent = {
  [Type in keyof Events]: { readonly event_type: Type; readonly event_properties: Events[Type] };
}[keyof Events];

/** The event by which the document tells of a reader's event. */
export const readerEvent = 'reader-event';

/**
 * Tells of what a reader did, for anyone who counts it. Without analytics nobody listens, and telling
 * costs one event of the browser.
 */
export function tell<Type extends keyof Events>(
  event_type: Type,
  event_properties: Events[Type],
): void {
  document.dispatchEvent(
    new CustomEvent(readerEvent, { detail: { event_type, event_properties } }),
  );
}

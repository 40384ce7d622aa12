import type { FenceMeta } from '../../vocabulary/fence-meta.ts';

/** A place in a file of `docs/`; the first line is 1. */
export interface Place {
  /** Path from the project root; that of the snippet for what a snippet brought in. */
  readonly file: string;
  readonly line: number;
}

/** Where something is on the page, snippets included: a higher number is further down. */
interface Ordered {
  readonly order: number;
}

/** The place of a block in a group of synced tabs. */
interface TabPlace {
  readonly group: string;
  readonly label: string;
  /** The same number for all tabs of one group on the page. */
  readonly groupNumber: number;
  /** Position among the code blocks of its tab, from 0. */
  readonly index: number;
}

/** A code fence. */
export interface CodeFence extends Place, Ordered {
  /** Line of the closing fence. */
  readonly endLine: number;
  readonly lang: string;
  readonly meta: FenceMeta;
  /** What is wrong with the words after the language, of which `meta` then knows none. */
  readonly metaProblem?: string | undefined;
  readonly code: string;
  readonly tab?: TabPlace | undefined;
  /** Whether a snippet brought it in. */
  readonly included: boolean;
}

/** One row of an option table, by its name column. */
export interface OptionRow {
  readonly name: string;
  readonly line: number;
  /** The value in the column "Default", when it is one piece of code and nothing else. */
  readonly default?: string;
  /** The inline code of every cell that has some, by the title of its column. */
  readonly cells: Readonly<Record<string, readonly string[]>>;
  /** The column "Type", in pieces of code and of text. */
  readonly type?: readonly { readonly code: boolean; readonly text: string }[];
  /** The version in the row's `:since{version="…"}`. */
  readonly since?: string;
}

/** A table inside `:::params{of="…"}`. */
export interface OptionTable extends Place {
  readonly of: string;
  readonly rows: readonly OptionRow[];
  readonly skip?: string;
}

/** `:since{version="5.12.0" of="…"}`: what it names has existed since that version. */
export interface SinceMark {
  readonly version: string;
  readonly line: number;
  /** The full name; in an option table, the row says it. */
  readonly of?: string;
}

/** `:ui[Save]`: a label of the admin panel, or of the product that `of` names. */
export interface UiLabel extends Place {
  readonly text: string;
  readonly of?: string;
}

/** An error message that a troubleshooting table quotes, with `…` or `<name>` for what differs. */
export interface QuotedMessage extends Place {
  readonly text: string;
}

export interface Step extends Place, Ordered {
  readonly title: string;
  /** In the order of the text; those inside notes and other containers are not part of the step. */
  readonly labels: readonly UiLabel[];
}

/** `::::steps` under a heading. */
export interface Procedure extends Place {
  /** The id of the heading, with `-2` and so on from the second procedure under it. */
  readonly id: string;
  readonly steps: readonly Step[];
}

/** `::screen{name="…"}`: a picture of the admin panel. */
export interface Screen extends Place {
  readonly name: string;
}

export interface SectionStart extends Ordered {
  /** The id of the heading. */
  readonly id: string;
  readonly depth: number;
}

/**
 * What on a page can be compared with the CMS. Blocks, procedures and pictures include those of its
 * snippets; tables, labels, versions and messages are checked on the snippets' own pages.
 */
export interface Verifiable {
  readonly blocks: readonly CodeFence[];
  readonly tables: readonly OptionTable[];
  readonly labels: readonly UiLabel[];
  /** Marks outside the rows of option tables, or with their own name. */
  readonly since: readonly SinceMark[];
  readonly procedures: readonly Procedure[];
  readonly screens: readonly Screen[];
  readonly sections: readonly SectionStart[];
  readonly messages: readonly QuotedMessage[];
}

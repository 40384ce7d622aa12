/**
 * A page as everything but the HTML sees it: search, Ask AI, agents' files and the MCP server all
 * read this structure. It is made once, from the parsed Markdown, and survives JSON.
 */
export interface PageDocument {
  /** Id of the collection entry: the file's path in `docs/` without its ending. */
  readonly id: string;
  /** Path of the page on the site, such as `/cms/intro`. */
  readonly path: string;
  /** Path of the source file from the project root. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** No list and no sitemap names the page. */
  readonly unlisted: boolean;
  /** The first section is the text above the first heading; it is left out where there is none. */
  readonly sections: readonly Section[];
}

/** A heading with what follows it, up to the next heading of any depth. */
export interface Section {
  /** 2 to 6, or 1 for the text above the first heading. */
  readonly depth: number;
  /** Anchor of the heading; empty above the first one. */
  readonly slug: string;
  /** Text of the heading, without its badges; empty above the first one. */
  readonly title: string;
  /** The heading as Markdown, badges included. */
  readonly titleMarkdown: string;
  /** Titles of the headings around this one, outermost first, without the page's title. */
  readonly trail: readonly string[];
  /** Labels of the badges in the heading, such as a plan or a version: the product status of what follows. */
  readonly badges: readonly string[];
  readonly blocks: readonly Block[];
}

/** Running text with its markup as Markdown, and as a reader would read it aloud. */
export interface Prose {
  readonly markdown: string;
  readonly text: string;
  /** Targets of its links as absolute URLs; left out where there are none. */
  readonly links?: readonly string[] | undefined;
}

export type Block =
  | ProseBlock
  | CodeBlock
  | TableBlock
  | ListBlock
  | CalloutBlock
  | TabsBlock
  | StepsBlock;

/** A paragraph, or a picture as the words that describe it. */
export interface ProseBlock extends Prose {
  readonly kind: 'prose';
}

export interface CodeBlock {
  readonly kind: 'code';
  readonly language: string;
  /** The code as a reader would copy it; marked changes are a diff, in the language `diff`. */
  readonly code: string;
  /** The file that the code belongs in, if the page names it. */
  readonly title?: string | undefined;
  /** Whether the code is one half of an HTTP or GraphQL exchange. */
  readonly exchange?: 'request' | 'response' | undefined;
  /** HTTP status of a response. */
  readonly status?: string | undefined;
  /** For the source of a diagram: what the diagram shows, in words. */
  readonly diagram?: string | undefined;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly header: readonly Prose[];
  readonly rows: readonly (readonly Prose[])[];
}

export interface ListBlock {
  readonly kind: 'list';
  /** What the list is where it isn't part of the text: where to go next, or the facts of an identity card. */
  readonly role?: 'next-steps' | 'identity' | undefined;
  /** A line above the list that belongs to it. */
  readonly title?: Prose | undefined;
  readonly ordered: boolean;
  /** Number of the first item of an ordered list. */
  readonly start: number;
  readonly items: readonly {
    /** Whether the box of a task is checked; `undefined` where the item has no box. */
    readonly checked?: boolean | undefined;
    readonly blocks: readonly Block[];
  }[];
}

/** An admonition or a quotation. */
interface CalloutBlock {
  readonly kind: 'callout';
  /** The name of its directive, such as `note`, or `quote` for a quotation. */
  readonly type: string;
  /** The words that introduce it, such as `Note` or `Caution: Data is lost`; empty for a quotation. */
  readonly title: Prose;
  readonly blocks: readonly Block[];
}

/** Alternatives of which a reader needs one. */
export interface TabsBlock {
  readonly kind: 'tabs';
  /** Tabs of one group hold the same alternatives on every page, such as `language` or `package-manager`. */
  readonly group?: string | undefined;
  readonly tabs: readonly { readonly label: string; readonly blocks: readonly Block[] }[];
}

/** A procedure. */
export interface StepsBlock {
  readonly kind: 'steps';
  readonly steps: readonly { readonly title: Prose; readonly blocks: readonly Block[] }[];
}

import type { ComponentType } from 'react';
import type { IslandCall } from '../document/page-content.ts';
import type { ContentElement, ElementPart } from './element.ts';
import type { FenceMeta } from './fence-meta.ts';

/** What a fence becomes besides code: an island around it or a part instead of it; or why it can't. */
export type InteractiveFence =
  | { readonly ok: true; readonly island: IslandCall | undefined }
  | { readonly ok: true; readonly part: string; readonly attributes: unknown }
  | {
      readonly ok: false;
      readonly message: string;
      /** The line of the code, the first being 1; left out where the whole fence is meant. */
      readonly line?: number | undefined;
    };

/** The name under which a code block passes through the pipeline; no author writes it. */
export const codeBlockElement = 'code-block';

export interface CodeBlockAttributes {
  readonly language: string;
  readonly title?: string | undefined;
  readonly wrap?: true | undefined;
  /** Whether the code is one half of an HTTP or GraphQL exchange. */
  readonly exchange?: 'request' | 'response' | undefined;
  /** Whose token sends a GraphQL request, if it isn't the usual one, and its variables as JSON. */
  readonly as?: string | undefined;
  readonly variables?: string | undefined;
  /** The oldest version from which on the example passed, if it fails on an older one. */
  readonly testedFrom?: string | undefined;
  /** Status of a response. */
  readonly status?: string | undefined;
  /** Characters of the longest line, which decide where wrapping is offered. */
  readonly longest: number;
  /**
   * The HTML of the highlighted code, one `span.line` per line: through a tree and components, its
   * thousands of spans would take seconds.
   */
  readonly lines: string;
  /** The island that the block becomes in the browser. */
  readonly island?: IslandCall | undefined;
}

/** Components for plain Markdown elements that differ from the browser's own, by tag name. */
type HtmlComponents = Readonly<Record<string, ComponentType<never>>>;

/** Everything that Markdown may become: the pipeline knows no component but through this. */
export interface Vocabulary {
  /** Directives by name. */
  readonly elements: Readonly<Record<string, ContentElement>>;
  /** What no author writes but elements and the pipeline make, the code block among them. */
  readonly parts: Readonly<Record<string, ElementPart>>;
  readonly html: HtmlComponents;
  readonly interactiveFence: (language: string, code: string, meta: FenceMeta) => InteractiveFence;
}

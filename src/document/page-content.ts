/** The code of a playground, and the name of its file. */
export interface PlaygroundProps {
  readonly code: string;
  readonly title?: string | undefined;
}

/** The elements that must run in the browser, each with what it needs to know. */
interface IslandProps {
  readonly playground: PlaygroundProps;
  readonly 'query-builder': Record<never, never>;
  readonly 'change-filters': Record<never, never>;
  readonly 'migration-checker': Record<never, never>;
  readonly 'error-finder': Record<never, never>;
}

/** One island with its props, which survive JSON. */
export type IslandCall = {
  [Name in keyof IslandProps]: { readonly name: Name; readonly props: IslandProps[Name] };
}[keyof IslandProps];

/**
 * A stretch of HTML, which need not be balanced, or an island between two stretches with what readers
 * have without JavaScript.
 */
export type Piece =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'island'; readonly island: IslandCall; readonly fallback: string };

/** What a page shows below its title. */
export interface PageContent {
  readonly pieces: readonly Piece[];
  /** The icons that the pieces refer to, by their names in Lucide. */
  readonly icons: readonly string[];
}

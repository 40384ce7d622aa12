/** Renders a page and returns the digest under which its body is then. */
export type RenderPage = () => Promise<string>;

/** What the content loader and the pages of `npm run dev` tell each other. */
interface AuthorsServer {
  /** The pages that are rendered when somebody asks for them, by the digest the collection has. */
  readonly pagesToRender: Map<string, RenderPage>;
  /** When a page was last asked for, in milliseconds of `performance.now()`. */
  lastRequest: number | undefined;
}

declare global {
  var documentationAuthorsServer: AuthorsServer | undefined;
}

/**
 * The loader and the pages run in one process, but the bundler gives each its own copy of this module,
 * so that only the process can hold what they share.
 */
export function authorsServer(): AuthorsServer {
  globalThis.documentationAuthorsServer ??= { pagesToRender: new Map(), lastRequest: undefined };
  return globalThis.documentationAuthorsServer;
}

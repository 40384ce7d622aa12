/** Renders a page if nobody has yet, and returns the digest under which its body is. */
export type FindBody = () => Promise<string>;

/** What the content loader, the pages and the server of `npm run dev` tell each other. */
interface AuthorsServer {
  /** Where the bodies of pages are that the collection doesn't know, by the digest that it has. */
  readonly bodies: Map<string, FindBody>;
  /** When a page was last asked for, in milliseconds of `performance.now()`. */
  lastRequest: number | undefined;
  /** Lets every browser load its page again; undefined until the server runs. */
  reload: (() => void) | undefined;
  /** Ends the session of the content loader; resolves once it has stopped. Undefined until one starts. */
  endSession: (() => Promise<void>) | undefined;
}

declare global {
  var documentationAuthorsServer: AuthorsServer | undefined;
}

/**
 * The loader, the pages and the server run in one process, but the bundler gives each its own copy of
 * this module, so that only the process can hold what they share.
 */
export function authorsServer(): AuthorsServer {
  globalThis.documentationAuthorsServer ??= {
    bodies: new Map(),
    lastRequest: undefined,
    reload: undefined,
    endSession: undefined,
  };
  return globalThis.documentationAuthorsServer;
}

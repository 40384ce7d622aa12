/** Where the requests to an origin really go, such as from `https://github.com` to a loopback server. */
export interface Destinations {
  /** The origin of the CMS as pages write it, and where it listens. */
  cms: { origin: string; listensAt: string };
  /** The page of the front end at which the way ends. */
  frontEnd: string;
  /** The server that plays every other host. */
  identityProvider: string;
}

/** How many redirects a sign-in may take before it counts as one that never ends. */
const MOST_REDIRECTS = 12;

/** A browser reduced to what a sign-in needs of it: redirects, and cookies for each origin. */
export class Browser {
  readonly #destinations: Destinations;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(destinations: Destinations) {
    this.#destinations = destinations;
  }

  /**
   * Opens an address and follows the redirects until the front end.
   * @returns the addresses that were opened, the last one included
   * @throws if a page shows instead of a redirect, with its text
   */
  async open(address: string): Promise<string[]> {
    const visited: string[] = [];
    let next = address;
    while (visited.length < MOST_REDIRECTS) {
      visited.push(next);
      if (this.#isFrontEnd(next)) return visited;
      next = await this.#redirectOf(next);
    }
    throw new Error(`The sign-in is still redirecting after ${MOST_REDIRECTS} addresses`);
  }

  /** The header `Cookie` for requests to an origin. */
  cookiesFor(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map((pair) => pair.join('=')).join('; ');
  }

  #isFrontEnd(address: string): boolean {
    const [page] = address.split('?');
    return page === this.#destinations.frontEnd.split('?')[0];
  }

  async #redirectOf(address: string): Promise<string> {
    const url = new URL(address);
    const { cms, identityProvider } = this.#destinations;
    const base = url.origin === cms.origin ? cms.listensAt : identityProvider;
    const response = await fetch(base + url.pathname + url.search, {
      redirect: 'manual',
      headers: {
        cookie: this.cookiesFor(url.origin),
        'x-forwarded-host': url.host,
        'x-forwarded-proto': url.protocol.slice(0, -1),
      },
    });
    this.#keepCookies(url.origin, response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (location !== null) return new URL(location, url).href;
    const text = (await response.text()).replace(/<style[\s\S]*?<\/style>|<[^>]+>|\s+/g, ' ');
    throw new Error(
      `${url.origin}${url.pathname} shows a page with status ${response.status} instead of redirecting: ${text.trim().slice(0, 300)}`,
    );
  }

  #keepCookies(origin: string, headers: string[]): void {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    for (const header of headers) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  }
}

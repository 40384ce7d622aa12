/** Where requests to other hosts go instead, or `undefined` if they go where they are sent. */
let destination: string | undefined;
let realFetch: typeof fetch | undefined;

/**
 * Sends the requests of the CMS to other hosts to a server on loopback, which hears the real host as
 * `X-Forwarded-Host`. Only HTTPS is led away, because everything on loopback speaks HTTP.
 */
export function leadOutside(to: string | undefined): void {
  destination = to;
  if (realFetch !== undefined) return;
  const real = globalThis.fetch;
  realFetch = real;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (destination === undefined || url.protocol !== 'https:') return real(input, init);
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-host', url.host);
    headers.set('x-forwarded-proto', 'https');
    return real(destination + url.pathname + url.search, { ...init, headers });
  };
}

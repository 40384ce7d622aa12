/** What a host does with a request. */
export type Route =
  /** The one address of the page, or today's address of an old one; may end with an anchor. */
  | { readonly redirect: string }
  /** Path of the file to send, if there is one. */
  | { readonly file: string };

/**
 * What a host that runs a function for each request does with it. Such functions can't look into the
 * folder of the site, and run this one as it is, so it uses nothing from outside itself.
 * @param pathname still percent-encoded
 * @param markdown whether the client prefers Markdown
 * @param redirects pairs of an old path and where it leads, the closer ones first
 * @param frames paths of documents in frames, which keep `.html` at their end
 * @param base path under which the site is served
 */
export function routeRequest(
  pathname: string,
  markdown: boolean,
  redirects: readonly (readonly [from: string, to: string])[],
  frames: readonly string[],
  base: string,
): Route {
  if (frames.includes(pathname) && /\.html$/.test(pathname)) return { file: pathname };
  const clean =
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/';
  const page = clean === '/index' ? '/' : clean;
  for (const [from, to] of redirects) {
    if (from.slice(-2) === '/*' ? page.startsWith(from.slice(0, -1)) : page === from) {
      return { redirect: to };
    }
  }
  if (page !== pathname) return { redirect: page };
  if (page === (base || '/')) return { file: base + (markdown ? '/index.md' : '/index.html') };
  if (/\.[a-z0-9]+$/i.test(page)) return { file: page };
  return { file: markdown ? `${page}.md` : `${page}/index.html` };
}

/**
 * The one address of a page: no `.html`, no `index.html`, no slash at the end (SPECIFICATION.md S2).
 * @param pathname still percent-encoded
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return path === '' || path === '/index' ? '/' : path;
}

/**
 * The path under which a site is served, without a slash at its end; empty at the root of its host.
 * @param url public address of the site
 */
export const basePathOf = (url: string): string => new URL(url).pathname.replace(/\/$/, '');

/** The address on its host of a path of the site, such as `/cms/intro`. */
export const underBase = (base: string, path: string): string =>
  base !== '' && path === '/' ? base : base + path;

/** The path of the site that an address on its host has; `undefined` if it's outside of the site. */
export function withinBase(base: string, pathname: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

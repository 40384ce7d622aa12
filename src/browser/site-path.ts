import { basePathOf, withinBase } from '../config/base-path.ts';
import { parseUrl } from './parse-url.ts';

/** Represents the site while an address is read: a path has no host. */
const here = 'https://site.invalid';

/**
 * The path, query and fragment that an address has on this site, so that a result of any deployment
 * leads to this one (SPECIFICATION.md S2). The address is judged after it has been parsed, because
 * browsers read `/\host`, and after resolving dots also `/.//host`, as another host.
 * @param homes public addresses of the site; absolute addresses below them are accepted too
 * @returns `undefined` where the address leads elsewhere or is none, such as `javascript:…`
 */
export function sitePath(address: string, homes: readonly string[] = []): string | undefined {
  const url = parseUrl(address, here);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const home = [here, ...homes].find((one) => new URL(one).origin === url.origin);
  const path = home && withinBase(basePathOf(home), url.pathname);
  if (path === undefined || path.startsWith('//')) return undefined;
  return path + url.search + url.hash;
}

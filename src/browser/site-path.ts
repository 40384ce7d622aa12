/** Stands for the site while an address is read: a path has no host of its own. */
const here = 'https://site.invalid';

/**
 * The path, query and fragment that an address has on this site, so that a result of any deployment
 * leads to this one (product-spec S2). The address is judged after it has been parsed, because
 * browsers read `/\host`, and after resolving dots also `/.//host`, as another host.
 * @param origins public origins of the site, whose absolute addresses are accepted too
 * @returns `undefined` where the address leads elsewhere or is none, such as `javascript:…`
 */
export function sitePath(address: string, origins: readonly string[] = []): string | undefined {
  const url = URL.parse(address, here);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (![here, ...origins].includes(url.origin)) return undefined;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? undefined : path;
}

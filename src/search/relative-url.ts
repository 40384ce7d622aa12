/**
 * The address of a result without its host, so that results of any deployment lead to this one
 * (product-spec S2).
 * @returns `undefined` where it is no address of a page, such as `javascript:…`
 */
export function relativeUrl(url: string): string | undefined {
  const parsed = URL.parse(url, 'https://site.invalid');
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  return parsed.pathname + parsed.search + parsed.hash;
}

import { sitePath } from '../../browser/site-path.ts';

/** What an address in an answer may lead to. */
export interface AddressRules {
  /** The site's public origin; its addresses become paths of the site that is being read. */
  readonly origin: string;
  /** Addresses outside the site that may be linked to; `any` where the text is the site's own. */
  readonly outside: 'any' | readonly string[];
}

/**
 * The address that a link of an answer may have, or `undefined` if it may have none. Only web
 * addresses pass: no script, no data, nothing that looks like a path and leads elsewhere.
 */
export function safeAddress(
  address: string,
  { origin, outside }: AddressRules,
): string | undefined {
  let url: URL;
  try {
    url = new URL(address, origin);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // A path is one of the site, wherever it is served.
  if (address.startsWith('/')) return sitePath(address);
  if (url.origin === new URL(origin).origin) return sitePath(url.href, [origin]);
  if (url.username || url.password) return undefined;
  if (outside === 'any' || outside.includes(address) || outside.includes(url.href)) return url.href;
  return undefined;
}

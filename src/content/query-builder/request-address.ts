import qs from 'qs';
import type { QueryExample } from './examples.ts';
import type { Parameters } from './parameters.ts';

/** The address of a request. Brackets stay as they are, as in the examples of the documentation. */
export function requestUrl(endpoint: string, parameters: Parameters): string {
  const query = qs.stringify(parameters, { encodeValuesOnly: true });
  return query === '' ? endpoint.trim() : `${endpoint.trim()}?${query}`;
}

/** A request as a reader shares it: in the address of the page. */
export type SharedRequest = Omit<QueryExample, 'name'>;

/** Servers need not take longer addresses, in bytes (RFC 9110, section 4.1). */
const longestAddress = 8000;

/** Reads a shared request from the query string of the page, `undefined` if there is none. */
export function readSharedRequest(search: string): SharedRequest | undefined {
  const query = new URLSearchParams(search);
  const endpoint = query.get('endpoint');
  const parameters = query.get('parameters');
  if (endpoint === null && parameters === null) return undefined;
  return { endpoint: endpoint ?? '', parameters: parameters ?? '' };
}

/**
 * The address of a page with a request to share. The literal stays as it was written.
 * @returns `undefined` if servers would reject it, because it's too long
 */
export function sharedAddress(
  page: string,
  { endpoint, parameters }: SharedRequest,
): string | undefined {
  const url = new URL(page);
  url.search = new URLSearchParams({ endpoint, parameters }).toString();
  url.hash = '';
  return url.href.length > longestAddress ? undefined : url.href;
}

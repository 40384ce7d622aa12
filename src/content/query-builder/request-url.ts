import qs from 'qs';
import type { Parameters } from './parameters.ts';

/** The address of a request. Brackets stay as they are, as in the examples of the documentation. */
export function requestUrl(endpoint: string, parameters: Parameters): string {
  const query = qs.stringify(parameters, { encodeValuesOnly: true });
  return query === '' ? endpoint.trim() : `${endpoint.trim()}?${query}`;
}

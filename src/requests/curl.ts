import { addressOf, headersOf, origin } from './address.ts';
import type { WrittenRequest } from './parse-request.ts';

/** The request for a shell, with the token in `STRAPI_TOKEN`. */
export function toCurl(request: WrittenRequest): string {
  const { method, body } = request;
  const { path, pairs } = addressOf(request);
  const { others, hasToken } = headersOf(request);
  // curl can write the query of a GET only; the others have it in their address, encoded.
  const isRead = method === 'GET' && body === undefined;
  const [, query] = request.path.split(/\?(.*)/s);
  const url = isRead || query === undefined ? `${origin}${path}` : `${origin}${request.path}`;
  const flags = [
    ...(isRead && pairs.length > 0 ? ['-G'] : []),
    ...(method === 'HEAD' ? ['-I'] : []),
    ...(['GET', 'HEAD'].includes(method) || (method === 'POST' && body !== undefined)
      ? []
      : [`-X ${method}`]),
  ];
  return [
    ['curl', ...flags, quoted(url)].join(' '),
    ...(isRead
      ? pairs.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`)
      : []),
    ...(hasToken ? ['-H "Authorization: Bearer $STRAPI_TOKEN"'] : []),
    ...others.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

import { addressOf, headersOf, jsonOf, origin } from './address.ts';
import type { WrittenRequest } from './parse-request.ts';

/**
 * The request for a shell, with the token in `STRAPI_TOKEN`. Bash and PowerShell read single quotes alike as long as
 * there is none inside, so addresses and JSON have it escaped in their own way.
 */
export function toCurl(request: WrittenRequest): string {
  const { method, body } = request;
  const { path, pairs } = addressOf(request);
  const { others, hasToken } = headersOf(request);
  // curl can write the query of a GET only; the others have it in their address, encoded.
  const isRead = method === 'GET' && body === undefined && !request.path.includes("'");
  const url = origin + (isRead ? path : request.path).replaceAll("'", '%27');
  const data = jsonOf(request) === undefined ? body : body?.replaceAll("'", String.raw`\u0027`);
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
    ...(data === undefined ? [] : [`-d ${quoted(data)}`]),
  ].join(' \\\n  ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

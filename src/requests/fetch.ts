import { addressOf, headersOf, jsonOf, origin } from './address.ts';
import { literal, quoted } from './literal.ts';
import type { WrittenRequest } from './parse-request.ts';

/** The request with `fetch()`, with the token in `process.env.STRAPI_TOKEN`. */
export function toFetch(request: WrittenRequest): string {
  const { path, pairs } = addressOf(request);
  const address = pairs.length > 0 ? `\`${origin}${path}?\${query}\`` : quoted(`${origin}${path}`);
  const options = optionsOf(request);
  const ends = ['DELETE', 'HEAD'].includes(request.method)
    ? 'response.status;'
    : 'const result = await response.json();';
  return `${queryOf(pairs)}const response = await fetch(${[address, ...options].join(', ')});\n${ends}`;
}

/** `const query = new URLSearchParams(…);` if there are parameters. */
export function queryOf(pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return '';
  const names = new Set(pairs.map(([name]) => name));
  // An object holds each name once.
  const values = names.size === pairs.length ? Object.fromEntries(pairs) : pairs;
  const start = 'const query = new URLSearchParams(';
  return `${start}${literal(values, 0, start.length)});\n`;
}

/** The second argument of `fetch()`; none for a plain GET. */
export function optionsOf(request: WrittenRequest, hasOwnToken = true): string[] {
  const { method, body } = request;
  const { others, hasToken } = headersOf(request);
  const headers = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it's code
    ...(hasToken && hasOwnToken ? ['Authorization: `Bearer ${process.env.STRAPI_TOKEN}`'] : []),
    ...others.map(
      ([name, value]) => `${/^\w+$/.test(name) ? name : quoted(name)}: ${quoted(value)}`,
    ),
  ];
  const json = jsonOf(request);
  const lines = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)}`]),
    ...(headers.length > 0
      ? [`headers: {\n${headers.map((line) => `    ${line},\n`).join('')}  }`]
      : []),
    ...(body === undefined
      ? []
      : [`body: ${json === undefined ? quoted(body) : `JSON.stringify(${literal(json, 2)})`}`]),
  ];
  return lines.length > 0 ? [`{\n${lines.map((line) => `  ${line},\n`).join('')}}`] : [];
}

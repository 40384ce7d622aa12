import { addressOf, headersOf, jsonOf, origin } from './address.ts';
import { optionsOf, queryOf } from './fetch.ts';
import { literal, quoted } from './literal.ts';
import { nested } from './nested.ts';
import type { WrittenRequest } from './parse-request.ts';

/** Paths of plugins, which aren't those of a content type. */
const plugins = /^(?:auth|connect|i18n|upload|users|users-permissions)$/;
/** How an entry is named: by its `documentId`, or by what stands for one. */
const entry = /^(?:[a-z\d]{24}|<[\w-]+>)$/;
/** What names of collection types end in, where the request doesn't tell them from single types. */
const plural = /(?:s|people|children|men|data|media)$/;

/**
 * The request with the Strapi Client, with the token in `process.env.STRAPI_TOKEN`.
 * @returns `undefined` for what isn't below `/api`, which the client can't reach
 */
export function toClient(request: WrittenRequest): string | undefined {
  const { path } = addressOf(request);
  const own = /^\/api(\/.+)$/.exec(path)?.[1];
  if (own === undefined) return undefined;
  const { hasToken } = headersOf(request);
  const options = [
    `baseURL: ${quoted(`${origin}/api`)}`,
    ...(hasToken ? ['auth: process.env.STRAPI_TOKEN'] : []),
  ];
  const setup = `import { strapi } from '@strapi/client';\n\nconst client = strapi({ ${options.join(', ')} });\n\n`;
  const call = managerCall(request, own) ?? genericCall(request, own);
  return setup + call;
}

/** `client.collection('restaurants').find(…)`; `undefined` where no method sends this request. */
function managerCall(request: WrittenRequest, own: string): string | undefined {
  const { method } = request;
  const { pairs } = addressOf(request);
  const [type = '', id, ...deeper] = own.slice(1).split('/').map(decodeURIComponent);
  const extra = headersOf(request).others.filter(([name]) => name !== 'Content-Type');
  const isOwn =
    extra.length === 0 && deeper.length === 0 && !plugins.test(type) && /^[a-z-]+$/.test(type);
  if (!isOwn || (id !== undefined && !entry.test(id))) return undefined;
  const body = jsonOf(request);
  const data = dataOf(body);
  const isCollection = id !== undefined || method === 'POST' || plural.test(type);
  const params = pairs.length > 0 ? nested(pairs) : undefined;
  const call = (name: string, ...values: readonly unknown[]) => {
    const manager = `client.${isCollection ? 'collection' : 'single'}(${quoted(type)})`;
    const start = `${name === 'delete' ? '' : 'const { data } = '}await ${manager}.${name}(`;
    const given = values.filter((value) => value !== undefined);
    return `${start}${given.map((value) => literal(value, 0, start.length)).join(', ')});`;
  };
  if (params === null) return undefined;
  const isRead = method === 'GET' && request.body === undefined;
  if (isRead && !isCollection) return id === undefined ? call('find', params) : undefined;
  if (isRead) return id === undefined ? call('find', params) : call('findOne', id, params);
  if (method === 'DELETE' && request.body === undefined && (id === undefined) !== isCollection)
    return call('delete', id, params);
  if (data === undefined) return undefined;
  if (method === 'POST' && isCollection && id === undefined) return call('create', data, params);
  if (method === 'PUT' && (id === undefined) !== isCollection)
    return call('update', id, data, params);
  return undefined;
}

/** `{ data: { … } }` and nothing else, which the methods of the client send. */
function dataOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const isData = typeof body.data === 'object' && body.data !== null && !Array.isArray(body.data);
  return isData && Object.keys(body).length === 1 ? body.data : undefined;
}

/** `client.fetch(…)`, which sends anything. */
function genericCall(request: WrittenRequest, own: string): string {
  const { pairs } = addressOf(request);
  const address = pairs.length > 0 ? `\`${own}?\${query}\`` : quoted(own);
  const ends =
    request.method === 'DELETE' ? 'response.status;' : 'const result = await response.json();';
  const call = `const response = await client.fetch(${[address, ...optionsOf(request, false)].join(', ')});`;
  return `${queryOf(pairs)}${call}\n${ends}`;
}

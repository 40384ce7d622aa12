import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { functionText } from '../build/inline-scripts.ts';
import { fileTypes } from './file-types.ts';
import { type HostingRules, varyOn } from './rules.ts';

const heading = '// Written by the build; change src/hosting/ instead.\n';

/** The text of a function of this folder that runs by itself. */
async function textOf(file: string): Promise<string> {
  const place = fileURLToPath(new URL(file, import.meta.url));
  return functionText(await readFile(place, 'utf8'), place);
}

/** What the functions of all hosts share: the two decisions, and what they decide by. */
async function shared(rules: HostingRules): Promise<string> {
  const redirects = rules.redirects.map(({ from, to }) => [from, to]);
  return `${heading}${await textOf('./prefers-markdown.ts')}
${await textOf('./route-request.ts')}
const redirects = ${JSON.stringify(redirects)};
const frames = ${JSON.stringify(Object.keys(rules.policies.frames))};
`;
}

/** The headers of a response, for hosts that take no file with them. */
function headersCode({ everywhere, cache, policies }: HostingRules): string {
  return `const everywhere = ${JSON.stringify({ ...everywhere, vary: varyOn })};
const hashedFolders = ${JSON.stringify(cache.hashedFolders)};
const framePolicies = ${JSON.stringify(policies.frames)};
function headersOf(path, status) {
  const hashed = hashedFolders.some((folder) => path.startsWith(folder));
  return Object.assign({}, everywhere, {
    'cache-control': status === 404 ? 'no-cache' : hashed ? ${JSON.stringify(cache.hashed)} : ${JSON.stringify(cache.others)},
    'content-security-policy': framePolicies[path] || ${JSON.stringify(policies.pages)},
  });
}
`;
}

/** Adds the query of the request to where it leads, before an anchor. */
const locationCode = `function locationOf(target, search) {
  const [path, anchor] = target.split('#');
  return path + search + (anchor ? '#' + anchor : '');
}
`;

/** The worker of Cloudflare Pages (its "advanced mode"), which also sets the headers. */
export async function cloudflareWorker(rules: HostingRules): Promise<string> {
  return `${await shared(rules)}${headersCode(rules)}${locationCode}
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const markdown = prefersMarkdown(request.headers.get('accept'));
    const route = routeRequest(url.pathname, markdown, redirects, frames);
    if ('redirect' in route) {
      const location = locationOf(route.redirect, url.search);
      return new Response(null, { status: 301, headers: { ...everywhere, location } });
    }
    // Asked for a file with its full name, the host redirects; for a folder, it sends its page.
    const asset = (path) =>
      env.ASSETS.fetch(
        new Request(new URL(path.replace(/(?:index)?\\.html$/, ''), url), {
          method: request.method,
          headers: request.headers,
        }),
      );
    const hidden = url.pathname === '/404' || url.pathname === '/404.md';
    const found = hidden ? undefined : await asset(route.file);
    const missing = !found || found.status === 404;
    const answer = missing ? await asset(markdown ? '/404.md' : '/404.html') : found;
    const status = missing ? 404 : answer.status;
    const response = new Response(answer.body, { status, headers: answer.headers });
    const headers = headersOf(url.pathname, status);
    if ((missing && markdown) || route.file.endsWith('.md')) {
      headers['content-type'] = 'text/markdown; charset=utf-8';
    }
    for (const name of Object.keys(headers)) response.headers.set(name, headers[name]);
    return response;
  },
};
`;
}

/** The edge function of Netlify, which chooses the file; headers and redirects are in files of their own. */
export async function netlifyFunction(rules: HostingRules): Promise<string> {
  return `${await shared(rules)}${locationCode}
export default async (request, context) => {
  const url = new URL(request.url);
  const markdown = prefersMarkdown(request.headers.get('accept'));
  const route = routeRequest(url.pathname, markdown, redirects, frames);
  if ('redirect' in route) {
    const location = locationOf(route.redirect, url.search);
    return new Response(null, { status: 301, headers: { location } });
  }
  const response = await context.next(new Request(new URL(route.file, url), request));
  if (response.status !== 404 || !markdown) {
    if (!route.file.endsWith('.md') || response.status !== 200) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'text/markdown; charset=utf-8');
    return new Response(response.body, { headers });
  }
  const text = await context.next(new Request(new URL('/404.md', url)));
  return new Response(text.body, { status: 404, headers: text.headers });
};

export const config = { path: '/*' };
`;
}

/** The middleware of Vercel, which chooses the file; the rest is in its configuration. */
export async function vercelMiddleware(rules: HostingRules): Promise<string> {
  return `${await shared(rules)}
export default (request) => {
  const url = new URL(request.url);
  const markdown = prefersMarkdown(request.headers.get('accept'));
  const route = routeRequest(url.pathname, markdown, redirects, frames);
  if ('redirect' in route || route.file === url.pathname) {
    return new Response(null, { headers: { 'x-middleware-next': '1' } });
  }
  const file = new URL(route.file, url);
  return new Response(null, { headers: { 'x-middleware-rewrite': file.href } });
};
`;
}

/** CloudFront's function for requests: redirects, and the file in the bucket. */
export async function cloudfrontRequest(rules: HostingRules): Promise<string> {
  return `${await shared(rules)}${locationCode}
function searchOf(query) {
  const parts = [];
  for (const name in query) {
    const values = query[name].multiValue || [query[name]];
    for (const { value } of values) parts.push(value === '' ? name : name + '=' + value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
function handler(event) {
  const request = event.request;
  const accept = request.headers.accept ? request.headers.accept.value : '';
  const route = routeRequest(request.uri, prefersMarkdown(accept), redirects, frames);
  if ('redirect' in route) {
    const location = { value: locationOf(route.redirect, searchOf(request.querystring)) };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
  }
  request.uri = route.file;
  return request;
}
`;
}

/** CloudFront's function for responses: the headers. */
export function cloudfrontResponse(rules: HostingRules): string {
  const types = fileTypes.flatMap(({ type, endings }) => endings.map((end) => [end, type]));
  return `${heading}${headersCode(rules)}
const types = ${JSON.stringify(Object.fromEntries(types))};
function handler(event) {
  const response = event.response;
  // The other function has named the file by now.
  const path = event.request.uri.replace(/\\/index\\.html$/, '') || '/';
  const headers = headersOf(path, response.statusCode);
  for (const name in headers) response.headers[name] = { value: headers[name] };
  const type = types[event.request.uri.split('.').pop()];
  if (type && response.statusCode === 200) response.headers['content-type'] = { value: type };
  return response;
}
`;
}

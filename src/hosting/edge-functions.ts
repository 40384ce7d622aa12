import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { functionText } from '../build/inline-scripts.ts';
import { fileTypes } from './file-types.ts';
import { type HostingRules, type Redirect, varyOn } from './rules.ts';

/** What a host sends where there is no page. */
export interface NotFoundTexts {
  readonly html: string;
  readonly markdown: string;
}

const heading = '// Written by the build; change src/hosting/ instead.\n';

/** The text of a function of this folder that runs by itself. */
async function textOf(file: string): Promise<string> {
  const place = fileURLToPath(new URL(file, import.meta.url));
  return functionText(await readFile(place, 'utf8'), place);
}

/**
 * The redirects as code. CloudFront takes no function of more than 10 KB, but most old paths differ from
 * those of today at their beginning alone, and many begin with the same folders. So they stand together by
 * their beginnings, and what a text shares with the one before is a number.
 */
function redirectsCode(redirects: readonly Redirect[]): string {
  const groups = new Map<string, { from: string; to: string; ends: string[] }>();
  for (const { from, to } of redirects) {
    const same = sameEnd(from, to);
    const start = { from: from.slice(0, from.length - same), to: to.slice(0, to.length - same) };
    // The order of the others matters, so each of them is a group of its own.
    const key = from.endsWith('/*') ? from : `${start.from} ${start.to}`;
    const group = groups.get(key) ?? { ...start, ends: [] };
    group.ends.push(from.slice(from.length - same));
    groups.set(key, group);
  }
  // Sorted, they share most. The order of folders matters, and they come last.
  const { folders = [], paths = [] } = Object.groupBy(groups.values(), ({ from, ends }) =>
    `${from}${ends[0]}`.endsWith('/*') ? 'folders' : 'paths',
  );
  const all = [
    ...paths.toSorted((a, b) => Number(a.from > b.from) - Number(a.from < b.from)),
    ...folders,
  ];
  const [froms, tos] = [
    frontCoded(all.map(({ from }) => from)),
    frontCoded(all.map(({ to }) => to)),
  ];
  const groupTexts = all.map(({ ends }, index) =>
    [froms[index], tos[index], ...frontCoded(ends.toSorted())].join(' '),
  );
  return `const redirects = [];
{
  const next = (before, part) => before.slice(0, part.charCodeAt(0) - 48) + part.slice(1);
  let [from, to] = ['', ''];
  for (const group of ${JSON.stringify(groupTexts)}) {
    const [nextFrom, nextTo, ...ends] = group.split(' ');
    from = next(from, nextFrom);
    to = next(to, nextTo);
    let end = '';
    for (const part of ends) {
      end = next(end, part);
      redirects.push([from + end, to + end]);
    }
  }
}`;
}

/**
 * Texts, each as what differs from the one before, after a character for the number of characters that both
 * begin with: `0` to `9`, and on in the order of ASCII to `z`, which is 74.
 */
function frontCoded(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const before = texts[index - 1] ?? '';
    let shared = 0;
    while (shared < 74 && shared < before.length && text[shared] === before[shared]) shared += 1;
    return String.fromCharCode(48 + shared) + text.slice(shared);
  });
}

/** The length of the last parts of two paths that are the same, with the slash before them. */
function sameEnd(from: string, to: string): number {
  let same = 0;
  for (let length = 1; from.at(-length) === to.at(-length) && from.at(-length); length += 1) {
    if (from.at(-length) === '/') same = length;
  }
  return same;
}

/** What the functions of all hosts share: the two decisions, and what they decide by. */
async function shared(rules: HostingRules): Promise<string> {
  return `${heading}${await textOf('./prefers-markdown.ts')}
${await textOf('./route-request.ts')}
${redirectsCode(rules.redirects)}
const frames = ${JSON.stringify(Object.keys(rules.policies.frames))};
const base = ${JSON.stringify(rules.base)};
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
    const route = routeRequest(url.pathname, markdown, redirects, frames, base);
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
    const hidden = url.pathname === base + '/404' || url.pathname === base + '/404.md';
    const found = hidden ? undefined : await asset(route.file);
    const missing = !found || found.status === 404;
    const answer = missing ? await asset(base + (markdown ? '/404.md' : '/404.html')) : found;
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

/**
 * The edge function of Netlify, which chooses the file; headers and redirects are in files of their own,
 * which don't apply to what isn't found.
 */
export async function netlifyFunction(rules: HostingRules): Promise<string> {
  return `${await shared(rules)}${headersCode(rules)}${locationCode}
export default async (request, context) => {
  const url = new URL(request.url);
  const markdown = prefersMarkdown(request.headers.get('accept'));
  const route = routeRequest(url.pathname, markdown, redirects, frames, base);
  if ('redirect' in route) {
    const location = locationOf(route.redirect, url.search);
    return new Response(null, { status: 301, headers: { location } });
  }
  const hidden = url.pathname === base + '/404' || url.pathname === base + '/404.md';
  const file = (path) => context.next(new Request(new URL(path, url), request));
  const found = hidden ? undefined : await file(route.file);
  const missing = !found || found.status === 404;
  const inMarkdown = missing ? markdown : route.file.endsWith('.md');
  if (!missing && !(inMarkdown && found.status === 200)) return found;
  const response = missing ? await file(base + (markdown ? '/404.md' : '/404.html')) : found;
  const headers = new Headers(response.headers);
  if (inMarkdown) headers.set('content-type', 'text/markdown; charset=utf-8');
  if (!missing) return new Response(response.body, { headers });
  const rest = headersOf(url.pathname, 404);
  for (const name of Object.keys(rest)) headers.set(name, rest[name]);
  return new Response(response.body, { status: 404, headers });
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
  const route = routeRequest(url.pathname, markdown, redirects, frames, base);
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
  const route = routeRequest(request.uri, prefersMarkdown(accept), redirects, frames, base);
  if ('redirect' in route) {
    const location = { value: locationOf(route.redirect, searchOf(request.querystring)) };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
  }
  request.uri = route.file;
  return request;
}
`;
}

/**
 * The function that Lambda@Edge runs on what comes from the bucket: the headers, and the texts for what
 * isn't found. CloudFront's own functions don't see responses with an error.
 */
export function cloudfrontResponse(rules: HostingRules, notFound: NotFoundTexts): string {
  const types = fileTypes.flatMap(({ type, endings }) => endings.map((end) => [end, type]));
  return `${heading}${headersCode(rules)}
const types = ${JSON.stringify(Object.fromEntries(types))};
const notFound = ${JSON.stringify(notFound)};
export const handler = async (event) => {
  const { request, response } = event.Records[0].cf;
  // The other function has named the file by now.
  const path = request.uri.replace(/\\/index\\.html$/, '') || '/';
  // To who may not list it, a bucket says 403 of what it doesn't have.
  const missing = response.status === '403' || response.status === '404';
  const markdown = request.uri.endsWith('.md');
  const headers = headersOf(path, missing ? 404 : Number(response.status));
  const type = missing ? types[markdown ? 'md' : 'html'] : types[request.uri.split('.').pop()];
  if (type && (missing || response.status === '200')) headers['content-type'] = type;
  if (missing) {
    response.status = '404';
    response.statusDescription = 'Not Found';
    response.body = markdown ? notFound.markdown : notFound.html;
    delete response.headers['content-encoding'];
  }
  for (const name in headers) response.headers[name] = [{ key: name, value: headers[name] }];
  return response;
};
`;
}

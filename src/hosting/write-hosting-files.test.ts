// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import redirects from '../../redirects.ts';
import { pathRedirects } from './redirects.ts';
import { someRules } from './testing.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

let folder = '';
const notFound = { html: '<h1>Page not found</h1>', markdown: '# Page not found' };
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const load = async (file: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)).default;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  await writeHostingFiles(someRules, ['cms', 'llms.txt'], notFound, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A request, and what each host makes of it. */
const requests: readonly (readonly [
  target: string,
  accept: string,
  outcome: { readonly file: string } | { readonly redirect: string },
])[] = [
  ['/', 'text/html', { file: '/index.html' }],
  ['/', 'text/markdown', { file: '/index.md' }],
  ['/cms/intro', '*/*', { file: '/cms/intro/index.html' }],
  ['/cms/intro', 'text/markdown, */*;q=0.5', { file: '/cms/intro.md' }],
  ['/cms/intro', 'text/markdown;q=0.4, */*;q=0.5', { file: '/cms/intro/index.html' }],
  ['/cms/intro.md', 'text/html', { file: '/cms/intro.md' }],
  ['/cms/intro/', 'text/html', { redirect: '/cms/intro' }],
  ['/cms/intro.html?a=1', 'text/html', { redirect: '/cms/intro?a=1' }],
  ['/index.html', 'text/html', { redirect: '/' }],
  ['/old/intro/?a=1', 'text/html', { redirect: '/cms/intro?a=1#start' }],
  ['/old/a/b', 'text/html', { redirect: '/' }],
  ['/_astro/a.js', '*/*', { file: '/_astro/a.js' }],
];

test.each(requests)('Cloudflare answers %s for %s', async (target, accept, outcome) => {
  const asked: string[] = [];
  const worker = await load('cloudflare/_worker.js');
  const ASSETS = {
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return new Response('text', { headers: { 'content-type': 'text/html' } });
    },
  };
  const address = `https://docs.example${target}`;
  const response: Response = await worker.fetch(new Request(address, { headers: { accept } }), {
    ASSETS,
  });
  if ('redirect' in outcome) {
    expect([response.status, response.headers.get('location')]).toEqual([301, outcome.redirect]);
    return;
  }
  expect(response.status).toBe(200);
  expect(asked).toEqual([outcome.file.replace(/(?:index)?\.html$/, '')]);
  const { headers } = response;
  expect(headers.get('content-security-policy')).toBe(someRules.policies.pages);
  expect(headers.get('vary')).toBe('accept, accept-encoding');
  expect(headers.get('cache-control')).toBe(
    target.startsWith('/_astro/') ? someRules.cache.hashed : someRules.cache.others,
  );
  expect(headers.get('content-type')).toBe(
    outcome.file.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'text/html',
  );
});

test('Cloudflare answers what is unknown in the form that the client prefers', async () => {
  const worker = await load('cloudflare/_worker.js');
  const ASSETS = {
    fetch: async (request: Request) => {
      const known = /\/404/.test(request.url);
      return new Response(request.url, { status: known ? 200 : 404 });
    },
  };
  const at = async (accept: string) => {
    const request = new Request('https://docs.example/nope', { headers: { accept } });
    const response: Response = await worker.fetch(request, { ASSETS });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    return [response.status, await response.text()];
  };
  expect(await at('text/html')).toEqual([404, 'https://docs.example/404']);
  expect(await at('text/markdown')).toEqual([404, 'https://docs.example/404.md']);
});

test.each(requests)('CloudFront answers %s for %s', (target, accept, outcome) => {
  const [uri = '', query] = target.split('?');
  const text = read('cloudfront/viewer-request.js');
  // The service takes no larger function.
  expect(Buffer.byteLength(text)).toBeLessThan(10 * 1024);
  const event = {
    request: {
      uri,
      headers: { accept: { value: accept } },
      querystring: query ? { a: { value: '1' } } : {},
    },
  };
  const answer = runInNewContext(`${text}\nhandler(event)`, { event });
  if ('redirect' in outcome) {
    expect([answer.statusCode, answer.headers.location.value]).toEqual([301, outcome.redirect]);
  } else expect(answer.uri).toBe(outcome.file);
});

/** What the function on responses makes of one from the bucket. */
async function cloudfrontResponseOf(uri: string, status = '200') {
  const file = path.join(folder, 'cloudfront/origin-response.mjs');
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const response = await handler({
    Records: [{ cf: { request: { uri }, response: { status, headers: {} } } }],
  });
  const header = (name: string): string | undefined => response.headers[name]?.[0]?.value;
  return { response, header };
}

test.each([
  ['/cms/intro/index.html', 'text/html; charset=utf-8'],
  ['/frames/draw/index.html', 'text/html; charset=utf-8'],
  ['/_astro/a.js', 'text/javascript; charset=utf-8'],
  ['/cms/intro.md', 'text/markdown; charset=utf-8'],
])('CloudFront sets the headers of %s', async (uri, type) => {
  const { policies, cache } = someRules;
  const { response, header } = await cloudfrontResponseOf(uri);
  expect([response.status, response.body, header('content-type')]).toEqual([
    '200',
    undefined,
    type,
  ]);
  expect(header('content-security-policy')).toBe(
    uri.startsWith('/frames/') ? policies.frames['/frames/draw'] : policies.pages,
  );
  expect(header('cache-control')).toBe(uri.startsWith('/_astro/') ? cache.hashed : cache.others);
  expect(header('vary')).toBe('accept, accept-encoding');
});

test.each(['403', '404'])(
  'CloudFront has a text for what the bucket answers with %s',
  async (status) => {
    for (const [uri, body, type] of [
      ['/nope/index.html', notFound.html, 'text/html; charset=utf-8'],
      ['/nope.md', notFound.markdown, 'text/markdown; charset=utf-8'],
    ] as const) {
      const { response, header } = await cloudfrontResponseOf(uri, status);
      expect([response.status, response.body, header('content-type')]).toEqual(['404', body, type]);
      expect(header('cache-control')).toBe('no-cache');
      expect(header('content-security-policy')).toBe(someRules.policies.pages);
    }
  },
);

test('the redirects of the documentation fit into a function of CloudFront, in their order', async () => {
  const all = pathRedirects(redirects);
  const rules = { ...someRules, redirects: all };
  const other = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  await writeHostingFiles(rules, [], notFound, other);
  const text = readFileSync(path.join(other, 'cloudfront/viewer-request.js'), 'utf8');
  rmSync(other, { recursive: true });
  expect(Buffer.byteLength(text)).toBeLessThan(10 * 1024);
  // Closer ones first; the order of whole paths among themselves doesn't matter.
  const inFunction: [string, string][] = runInNewContext(`${text}\nredirects`);
  const sorted = (pairs: readonly (readonly [string, string])[]) => [
    ...pairs.filter(([from]) => !from.endsWith('/*')).toSorted(),
    ...pairs.filter(([from]) => from.endsWith('/*')),
  ];
  expect(sorted(inFunction.map(([from, to]) => [from, to]))).toEqual(
    sorted(all.map(({ from, to }) => [from, to])),
  );
});

test('a site without redirects has a function of CloudFront, too', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  await writeHostingFiles({ ...someRules, redirects: [] }, [], notFound, other);
  const text = readFileSync(path.join(other, 'cloudfront/viewer-request.js'), 'utf8');
  rmSync(other, { recursive: true });
  expect(runInNewContext(`${text}\nredirects`)).toHaveLength(0);
});

test.each(requests)('Netlify answers %s for %s', async (target, accept, outcome) => {
  const choose = await load('netlify/edge-functions/choose-file.js');
  const request = new Request(`https://docs.example${target}`, { headers: { accept } });
  const next = async (file: Request) => new Response(new URL(file.url).pathname);
  const response: Response = await choose(request, { next });
  if ('redirect' in outcome) {
    expect([response.status, response.headers.get('location')]).toEqual([301, outcome.redirect]);
  } else expect(await response.text()).toBe(outcome.file);
});

test('Netlify answers what is unknown in the form that the client prefers', async () => {
  const choose = await load('netlify/edge-functions/choose-file.js');
  const next = async (file: Request) => {
    const { pathname } = new URL(file.url);
    return new Response(pathname, { status: pathname.startsWith('/404') ? 200 : 404 });
  };
  for (const target of ['/nope', '/404', '/nope.md']) {
    for (const [accept, file, type] of [
      ['text/html', '/404.html', 'text/plain;charset=UTF-8'],
      ['text/markdown', '/404.md', 'text/markdown; charset=utf-8'],
    ] as const) {
      const request = new Request(`https://docs.example${target}`, { headers: { accept } });
      const response: Response = await choose(request, { next });
      expect([response.status, await response.text()]).toEqual([404, file]);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(someRules.policies.pages);
    }
  }
});

test('on Netlify each path has each header once', () => {
  const rules = read('netlify/_headers')
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(([path = '', ...lines]) => ({
      path: new RegExp(`^${path.replace(/[.]/g, '\\.').replace('*', '.*')}$`),
      names: lines.map((line) => line.trim().split(':')[0]),
    }));
  for (const target of ['/', '/cms', '/cms/intro', '/_astro/a.js', '/frames/draw', '/llms.txt']) {
    const names = rules.flatMap((rule) => (rule.path.test(target) ? rule.names : []));
    expect([target, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([
      target,
      [],
    ]);
    expect(names).toContain('cache-control');
    expect(names).toContain('x-content-type-options');
    if (!target.startsWith('/_astro/')) expect(names).toContain('content-security-policy');
  }
  expect(read('netlify/_redirects')).toContain('/old/intro /cms/intro#start 301!');
});

test.each(requests)('Vercel answers %s for %s', async (target, accept, outcome) => {
  const { routes }: { routes: readonly VercelRoute[] } = JSON.parse(read('vercel/config.json'));
  const url = new URL(`https://docs.example${target}`);
  const found = routes.find(({ src, status }) => {
    return status === 301 && src !== undefined && new RegExp(src).test(url.pathname);
  });
  if (found?.src) {
    const location = url.pathname.replace(new RegExp(found.src), found.headers?.location ?? '');
    expect({ redirect: location }).toEqual(
      'redirect' in outcome ? { redirect: outcome.redirect.replace('?a=1', '') } : outcome,
    );
    return;
  }
  const middleware = await load('vercel/functions/_middleware.func/index.js');
  const response: Response = middleware(new Request(url, { headers: { accept } }));
  const rewritten = response.headers.get('x-middleware-rewrite');
  expect({ file: rewritten ? new URL(rewritten).pathname : url.pathname }).toEqual(outcome);
});

interface VercelRoute {
  readonly src?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

test.each([
  ['/docs', 'text/html', { file: '/docs/index.html' }],
  ['/docs', 'text/markdown', { file: '/docs/index.md' }],
  ['/docs/', 'text/html', { redirect: '/docs' }],
  ['/docs/cms/intro', 'text/markdown', { file: '/docs/cms/intro.md' }],
  ['/docs/old/x', 'text/html', { redirect: '/docs/cms' }],
] as const)('under a path of the host, %s for %s is below it', async (uri, accept, outcome) => {
  const base = '/docs';
  const redirects = [{ from: '/docs/old/*', to: '/docs/cms' }];
  const other = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  await writeHostingFiles({ ...someRules, base, redirects }, ['cms'], notFound, other);
  const written = (file: string) => readFileSync(path.join(other, file), 'utf8');
  const event = { request: { uri, headers: { accept: { value: accept } }, querystring: {} } };
  const answer = runInNewContext(`${written('cloudfront/viewer-request.js')}\nhandler(event)`, {
    event,
  });
  if ('redirect' in outcome) expect(answer.headers.location.value).toBe(outcome.redirect);
  else expect(answer.uri).toBe(outcome.file);
  expect(written('nginx/site.conf')).toContain('default "/docs/404.html";');
  expect(written('caddy/Caddyfile')).toContain('vars site_not_found /docs/404.html');
  expect(written('netlify/_headers')).toContain('\n/docs/cms/*\n');
  expect(written('vercel/config.json')).toContain('"dest": "/docs/404.html"');
  rmSync(other, { recursive: true });
});

// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someRules } from './testing.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

let folder = '';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const load = async (file: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)).default;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  await writeHostingFiles(someRules, ['cms', 'llms.txt'], folder);
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

test('CloudFront sets the headers of the file', () => {
  const headersOf = (uri: string, statusCode = 200) => {
    const event = { request: { uri }, response: { statusCode, headers: {} } };
    const text = read('cloudfront/viewer-response.js');
    const { headers } = runInNewContext(`${text}\nhandler(event)`, { event });
    expect(headers['content-type']?.value).toBe(
      statusCode === 404
        ? undefined
        : uri.endsWith('.js')
          ? 'text/javascript; charset=utf-8'
          : 'text/html; charset=utf-8',
    );
    return [headers['content-security-policy'].value, headers['cache-control'].value];
  };
  const { policies, cache } = someRules;
  expect(headersOf('/cms/intro/index.html')).toEqual([policies.pages, cache.others]);
  expect(headersOf('/frames/draw/index.html')).toEqual([
    policies.frames['/frames/draw'],
    cache.others,
  ]);
  expect(headersOf('/_astro/a.js')).toEqual([policies.pages, cache.hashed]);
  expect(headersOf('/nope/index.html', 404)).toEqual([policies.pages, 'no-cache']);
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

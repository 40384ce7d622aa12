import { globSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findHostPrograms } from './hosts/programs.ts';
import { type RunningHosts, startHosts } from './hosts/start-hosts.ts';
import { expect, test } from './test.ts';

const site = path.join(import.meta.dirname, 'site');
const programs = findHostPrograms();
const names = typeof programs === 'string' ? ['preview'] : ['preview', 'nginx', 'caddy'];

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Asks without following redirects or unpacking the body. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

if (typeof programs === 'string') {
  console.warn(programs);
  if (process.env.CI) {
    test('nginx and Caddy are there', () => {
      throw new Error(programs);
    });
  }
}

test.describe('the built site is served alike by', () => {
  test.describe.configure({ mode: 'default' });
  let running: RunningHosts | undefined;

  test.beforeAll(async () => {
    if (typeof programs !== 'string') running = await startHosts(programs, site);
  });
  test.afterAll(() => running?.stop());

  for (const name of names) {
    test(name, async ({ baseURL }) => {
      const origin =
        name === 'nginx' ? running?.nginx : name === 'caddy' ? running?.caddy : baseURL;
      const get = (target: string, headers?: Record<string, string>) =>
        ask(`${origin}${target}`, headers);

      await test.step('no page is redirected, and each has the same headers', async () => {
        const reference = (await ask(`${baseURL}/cms/intro`)).headers;
        const pages = globSync('**/index.html', { cwd: path.join(site, 'dist') });
        expect(pages.length).toBeGreaterThan(20);
        for (const file of pages) {
          const target = `/${path.dirname(file)}`.replace(/\/\.$/, '/');
          const { status, headers } = await get(target);
          expect([target, status]).toEqual([target, 200]);
          expect(headers['content-type']).toBe('text/html; charset=utf-8');
          expect(headers['cache-control']).toBe('public, max-age=300, must-revalidate');
          expect(headers.vary).toBe('accept, accept-encoding');
          if (target.startsWith('/frames/')) {
            expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
          } else {
            for (const header of [
              'content-security-policy',
              'cross-origin-opener-policy',
              'permissions-policy',
              'referrer-policy',
              'x-content-type-options',
            ]) {
              expect([header, headers[header]]).toEqual([header, reference[header]]);
            }
          }
        }
        const frame = await get('/frames/playground.html');
        expect(frame.status).toBe(200);
        expect(frame.headers['content-security-policy']).toContain('sandbox allow-scripts');
      });

      await test.step('a page has one address, and old ones lead to it', async () => {
        for (const [target, place] of [
          ['/cms/intro/', '/cms/intro'],
          ['/cms/intro.html?a=1', '/cms/intro?a=1'],
          ['/cms/intro/index.html', '/cms/intro'],
          ['/index.html', '/'],
          ['/cms/start', '/cms/quick-start'],
          ['/cms/start.html?a=1', '/cms/quick-start?a=1'],
          ['/old-docs/filters/?a=1', '/cms/api/rest/filters?a=1#null'],
          ['/old-docs/a/b', '/cms/intro'],
        ]) {
          const { status, headers } = await get(target ?? '');
          expect([target, status, headers.location]).toEqual([target, 301, place]);
        }
      });

      await test.step('what is unknown has status 404 and a page of the site', async () => {
        for (const target of [
          '/404',
          '/404.html',
          '/nope',
          '/nope/',
          '/cms/nope.html',
          '/nope.css',
        ]) {
          const { status, headers, body } = await get(target);
          expect([target, status]).toEqual([target, 404]);
          expect(headers['content-type']).toBe('text/html; charset=utf-8');
          expect(body.toString()).toContain('Page not found');
          expect(headers['cache-control']).toBe('no-cache');
          expect(headers['content-security-policy']).toContain("default-src 'none'");
        }
      });

      await test.step('hashed files are kept for good, others are asked for again', async () => {
        const [hashed = ''] = globSync('_astro/*.js', { cwd: path.join(site, 'dist') });
        const { status, headers } = await get(`/${hashed}`);
        expect(status).toBe(200);
        expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        const page = await get('/cms/intro');
        const again = await get('/cms/intro', { 'if-none-match': page.headers.etag ?? '' });
        expect(again.status).toBe(304);
      });

      await test.step('texts come compressed as the build left them', async () => {
        const plain = (await get('/cms/intro')).body;
        for (const [accepted, sent, unpack] of [
          ['br, gzip', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
        ] as const) {
          const { headers, body } = await get('/cms/intro', { 'accept-encoding': accepted });
          expect(headers['content-encoding']).toBe(sent);
          expect(headers['content-type']).toBe('text/html; charset=utf-8');
          expect(unpack(body).equals(plain)).toBe(true);
        }
        expect((await get('/cms/intro/index.html.br')).status).toBe(404);
        const missing = await get('/nope', { 'accept-encoding': 'br, gzip' });
        expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
        expect(brotliDecompressSync(missing.body).toString()).toContain('Page not found');
      });

      await test.step('who prefers Markdown gets it', async () => {
        for (const accept of [
          'text/markdown',
          'text/markdown, text/html;q=0.9, */*;q=0.8',
          'text/html;q=0.8, text/markdown;q=0.85',
          'text/markdown;charset=utf-8;q=0.5, text/html;q=0.25',
          'text/html, text/markdown',
        ]) {
          const { status, headers, body } = await get('/cms/intro', { accept });
          expect([accept, status, headers['content-type']]).toEqual([
            accept,
            200,
            'text/markdown; charset=utf-8',
          ]);
          expect(body.toString()).toMatch(/^# /);
        }
        for (const accept of [
          'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
          'text/markdown;q=0.5, text/html;q=0.6',
          'text/markdown;q=0.55, */*;q=0.6',
          'text/markdown;q=0',
          'text/markdown;q=abc',
          'text/markdown;q=2',
          '*/*',
        ]) {
          const { headers } = await get('/cms/intro', { accept });
          expect([accept, headers['content-type']]).toEqual([accept, 'text/html; charset=utf-8']);
        }
        const home = await get('/', { accept: 'text/markdown' });
        expect(home.headers['content-type']).toBe('text/markdown; charset=utf-8');
        for (const [target, accept] of [
          ['/nope', 'text/markdown'],
          ['/cms/nope.md?a=1', '*/*'],
          ['/404.md', '*/*'],
        ] as const) {
          const { status, headers, body } = await get(target, { accept });
          expect([target, status]).toEqual([target, 404]);
          expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
          expect(body.toString()).toMatch(/^# Page not found/);
        }
        const twin = await get('/cms/intro.md');
        expect(twin.headers['content-type']).toBe('text/markdown; charset=utf-8');
      });
    });
  }
});

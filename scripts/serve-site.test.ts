// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { get as httpGet, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someRules } from '../src/hosting/testing.ts';
import { createSiteServer, listen } from './serve-site.ts';

let dist = '';
let server: Server;
let origin = '';

const large = 'a'.repeat(20_000_000);

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(dist, 'cms/intro'), { recursive: true });
  mkdirSync(path.join(dist, 'frames/draw'), { recursive: true });
  mkdirSync(path.join(dist, '_astro'));
  writeFileSync(path.join(dist, 'index.html'), 'home');
  writeFileSync(path.join(dist, '404.html'), 'not found');
  writeFileSync(path.join(dist, '404.html.br'), brotliCompressSync('not found'));
  writeFileSync(path.join(dist, '404.md'), '# Not found');
  writeFileSync(path.join(dist, 'cms/intro/index.html'), 'intro');
  writeFileSync(path.join(dist, 'cms/intro/index.html.br'), brotliCompressSync('intro'));
  writeFileSync(path.join(dist, 'cms/intro/index.html.gz'), gzipSync('intro'));
  writeFileSync(path.join(dist, 'cms/intro.md'), '# Überblick');
  writeFileSync(path.join(dist, 'frames/draw/index.html'), 'frame');
  writeFileSync(path.join(dist, 'llms.txt'), '0123456789');
  writeFileSync(path.join(dist, 'large.txt'), large);
  writeFileSync(path.join(dist, '_astro/a.1234.css'), 'a{}');
  server = createSiteServer(dist, () => someRules);
  origin = `http://127.0.0.1:${await listen(server, 41_900)}`;
});

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(origin + target, { redirect: 'manual', headers });

/** Like `fetch`, but the target and the body stay as they were sent. */
const getRaw = (target: string, headers: Record<string, string> = {}) =>
  new Promise<{ headers: IncomingHttpHeaders; status: number | undefined }>((resolve, reject) => {
    httpGet(origin, { path: target, headers }, (response) => {
      response.resume();
      resolve({ headers: response.headers, status: response.statusCode });
    }).on('error', reject);
  });

test('a page is served at its plain path', async () => {
  const response = await get('/cms/intro');
  expect([response.status, await response.text()]).toEqual([200, 'intro']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
});

test.each(['/cms/intro/', '/cms/intro.html', '/cms/intro/index.html'])(
  '%s is redirected to the plain path, with its query',
  async (target) => {
    const response = await get(`${target}?a=1`);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/cms/intro?a=1']);
  },
);

test.each([
  ['/old/intro', '/cms/intro#start'],
  ['/old/intro.html', '/cms/intro#start'],
  ['/old/intro/?a=1', '/cms/intro?a=1#start'],
  ['/old/other/page', '/'],
])('the old path %s leads to %s', async (target, place) => {
  const response = await get(target);
  expect([response.status, response.headers.get('location')]).toEqual([301, place]);
});

test.each([
  '/404',
  '/404.html',
  '/cms/intro/index.html.br',
  '/nope',
  '/nope/',
  '/cms/nope.html',
  '/%E0%A4%A',
  '/a%00b',
  '/..%2f..%2fetc/passwd',
  `/cms/${'a'.repeat(300)}`,
])('%s returns the not-found page with status 404', async (target) => {
  const response = await get(target);
  expect([response.status, await response.text()]).toEqual([404, 'not found']);
});

test('a missing page comes compressed', async () => {
  const { status, headers } = await getRaw('/nope', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([404, 'br']);
});

test.each(['/cms/nope.md?a=1', '/404.md'])('%s is answered in Markdown', async (target) => {
  const response = await get(target);
  expect([response.status, await response.text()]).toEqual([404, '# Not found']);
});

test.each(['/./cms/intro', '/cms/intro/.', '/frames//draw', '/frames/./draw'])(
  '%s is no second address of a file',
  async (target) => {
    expect((await getRaw(target)).status).not.toBe(200);
  },
);

test.each(['http://docs.example.com/cms/intro', 'HTTPS://docs.example.com/cms/intro?a=//b'])(
  'a proxy may ask for %s',
  async (target) => {
    expect((await getRaw(target)).status).toBe(200);
    expect((await getRaw('http://docs.example.com')).status).toBe(200);
    expect((await getRaw('http://docs.example.com/nope')).status).toBe(404);
  },
);

test('files with a hash in their name are cached permanently', async () => {
  const response = await get('/_astro/a.1234.css');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('the site only serves GET and HEAD requests', async () => {
  const response = await fetch(origin, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  for (const [name, value] of Object.entries(someRules.everywhere)) {
    expect(response.headers.get(name)).toBe(value);
  }
});

test('texts say how they are encoded', async () => {
  const types = ['/llms.txt', '/cms/intro.md', '/cms/intro'].map(async (target) =>
    (await get(target)).headers.get('content-type'),
  );
  expect(await Promise.all(types)).toEqual([
    'text/plain; charset=utf-8',
    'text/markdown; charset=utf-8',
    'text/html; charset=utf-8',
  ]);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['gzip, br;q=0.1', 'gzip'],
  ['identity', undefined],
  ['zstd', undefined],
])('to a client that accepts %s a page is sent as %s', async (accepted, sent) => {
  const { headers } = await getRaw('/cms/intro', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(sent);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toContain('accept-encoding');
});

test.each([
  ['text/markdown', '# Überblick'],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', '# Überblick'],
  ['text/markdown;q=0.5, text/html', 'intro'],
  ['text/html, */*', 'intro'],
])('a client that accepts %s gets the page in that form', async (accept, text) => {
  const response = await get('/cms/intro', { accept });
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('vary')).toContain('accept');
});

test('a client that prefers Markdown also gets it where there is no page', async () => {
  const response = await get('/nope', { accept: 'text/markdown' });
  expect([response.status, await response.text()]).toEqual([404, '# Not found']);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=-3', 206, '789'],
  ['bytes=8-99999999999999999999', 206, '89'],
  ['bytes=9-3', 416, undefined],
  ['bytes=99-', 416, undefined],
  ['bytes=-0', 416, undefined],
  ['lines=1-2', 200, '0123456789'],
])('the range %s gets status %s', async (range, status, text) => {
  const response = await get('/llms.txt', { range });
  expect(response.status).toBe(status);
  const body = await response.text();
  if (text !== undefined) expect(body).toBe(text);
  // It still runs.
  expect((await get('/')).status).toBe(200);
});

test('what a client has already is not sent again', async () => {
  const first = await get('/llms.txt');
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  const statuses = [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", ${etag}` },
    { 'if-none-match': '*' },
    { 'if-none-match': '"other"' },
    { 'if-modified-since': modified },
    { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  ].map(async (headers) => (await getRaw('/llms.txt', headers)).status);
  expect(await Promise.all(statuses)).toEqual([304, 304, 304, 200, 304, 200]);
});

test('headers of the rules are on every response, and frames have a separate policy', async () => {
  const policies = ['/', '/nope', '/_astro/a.1234.css', '/frames/draw'].map(async (target) => {
    const { headers } = await get(target);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    return headers.get('content-security-policy');
  });
  const pages = "default-src 'self'";
  expect(await Promise.all(policies)).toEqual([pages, pages, pages, "default-src 'none'"]);
});

test('it goes on while the site is built again', async () => {
  const reading = get('/large.txt').then((response) => response.text());
  const cut = path.join(dist, 'large.txt');
  truncateSync(cut, 5);
  // Anyone who reads the old file gets it all, or learns that the connection broke off.
  const text = await reading.catch(() => undefined);
  if (text !== undefined) expect([large.length, 5]).toContain(text.length);

  const away = `${dist}-away`;
  renameSync(dist, away);
  const gone = await get('/cms/intro');
  expect(gone.status).toBe(404);
  renameSync(away, dist);
  expect((await get('/cms/intro')).status).toBe(200);
});

// Only Linux lists what a process has open.
test.runIf(process.platform === 'linux')(
  'files are closed when a client leaves before the responses that it asked for',
  async () => {
    writeFileSync(path.join(dist, 'queued.txt'), large);
    const open = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).endsWith('queued.txt');
        } catch {
          return false;
        }
      }).length;
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /queued.txt HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(6));
    await expect.poll(open).toBeGreaterThan(1);
    socket.destroy();
    await expect.poll(open).toBe(0);
  },
);

test('a taken port gives way to the next free one', async () => {
  const second = createSiteServer(dist, () => someRules);
  const taken = Number(new URL(origin).port);
  expect(await listen(second, taken)).toBeGreaterThan(taken);
  second.close();
});

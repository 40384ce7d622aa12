// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer, listen } from './serve-site.ts';

let dist = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(dist, 'cms/intro'), { recursive: true });
  mkdirSync(path.join(dist, '_astro'));
  writeFileSync(path.join(dist, 'index.html'), 'home');
  writeFileSync(path.join(dist, '404.html'), 'not found');
  writeFileSync(path.join(dist, 'cms/intro/index.html'), 'intro');
  writeFileSync(path.join(dist, '_astro/a.1234.css'), 'a{}');
  server = createSiteServer(dist);
  origin = `http://127.0.0.1:${await listen(server, 41_900)}`;
});

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

const get = (target: string) => fetch(origin + target, { redirect: 'manual' });

test('a page is served at its plain path', async () => {
  const response = await get('/cms/intro');
  expect([response.status, await response.text()]).toEqual([200, 'intro']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
});

test.each(['/cms/intro/', '/cms/intro.html', '/cms/intro/index.html'])(
  '%s is redirected to the plain path, with its query',
  async (target) => {
    const response = await get(`${target}?a=1`);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/cms/intro?a=1']);
  },
);

test.each([
  '/404',
  '/404.html',
  '/nope',
  '/nope/',
  '/cms/nope.html',
  '/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
])('%s returns the not-found page with status 404', async (target) => {
  const response = await get(target);
  expect([response.status, await response.text()]).toEqual([404, 'not found']);
});

test('files with a hash in their name are cached permanently', async () => {
  const response = await get('/_astro/a.1234.css');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('the site only serves GET and HEAD requests', async () => {
  const response = await fetch(origin, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a taken port gives way to the next free one', async () => {
  const second = createSiteServer(dist);
  const taken = Number(new URL(origin).port);
  expect(await listen(second, taken)).toBeGreaterThan(taken);
  second.close();
});

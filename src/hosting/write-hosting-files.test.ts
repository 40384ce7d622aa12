// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someRules } from './testing.ts';
import { writeHostingFiles } from './write-hosting-files.ts';

let folder = '';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  writeHostingFiles(someRules, ['cms', 'llms.txt'], folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

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

test.each([
  ['/', undefined],
  ['/cms/intro', undefined],
  ['/cms/intro.md', undefined],
  ['/_astro/a.js', undefined],
  ['/cms/intro/', '/cms/intro'],
  ['/cms/intro.html', '/cms/intro'],
  ['/index.html', '/'],
  ['/old/intro/', '/cms/intro#start'],
  ['/old/a/b', '/'],
])('Vercel redirects %s to %s', (target, location) => {
  const { routes }: { routes: readonly VercelRoute[] } = JSON.parse(read('vercel/config.json'));
  const found = routes.find(({ src, status }) => {
    return status === 301 && src !== undefined && new RegExp(src).test(target);
  });
  expect(found?.src && target.replace(new RegExp(found.src), found.headers?.location ?? '')).toBe(
    location,
  );
});

test('Vercel answers a missing Markdown file in Markdown', () => {
  const { routes }: { routes: readonly VercelRoute[] } = JSON.parse(read('vercel/config.json'));
  const found = (target: string) =>
    routes.find(({ src, status }) => status === 404 && src && new RegExp(src).test(target))?.dest;
  expect([found('/cms/nope.md'), found('/nope')]).toEqual(['/404.md', '/404.html']);
});

interface VercelRoute {
  readonly dest?: string;
  readonly src?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

test('under a path of the host, every address is below it', () => {
  const base = '/docs';
  const redirects = [{ from: '/docs/old/*', to: '/docs/cms' }];
  const other = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  writeHostingFiles({ ...someRules, base, redirects }, ['cms'], other);
  const written = (file: string) => readFileSync(path.join(other, file), 'utf8');
  expect(written('nginx/site.conf')).toContain('default "/docs/404.html";');
  expect(written('caddy/Caddyfile')).toContain('vars site_not_found /docs/404.html');
  expect(written('netlify/_headers')).toContain('\n/docs/cms/*\n');
  expect(written('vercel/config.json')).toContain('"dest": "/docs/404.html"');
  rmSync(other, { recursive: true });
});

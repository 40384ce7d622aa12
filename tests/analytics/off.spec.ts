import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../test.ts';

/** What holds without any configuration, for every kind of page. */
const pages = [
  '/',
  '/home/Home',
  '/cms/intro',
  '/cms/api/rest/filters',
  '/cloud/intro',
  '/contributing/elements',
  '/snippets/shared-note',
  '/tags',
  '/tags/rest-api',
  '/privacy',
  '/no-such-page',
];

test('no page asks anybody else, or has analytics', async ({ page, context, baseURL }) => {
  const requests = new Set<string>();
  page.on('request', (request) => requests.add(request.url()));
  for (const address of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.mouse.click(5, 5);
      await page.waitForLoadState('networkidle');
      expect(await page.content()).not.toContain('third-parties');
      expect(await context.cookies()).toEqual([]);
    });
  }
  const own = (url: string) => /^(?:data|blob):/.test(url) || url.startsWith(`${baseURL}/`);
  expect([...requests].filter((url) => !own(url))).toEqual([]);
  for (const url of requests) {
    if (!url.endsWith('.js')) continue;
    const code = await (await page.request.get(url)).text();
    expect(code.toLowerCase(), url).not.toContain('amplitude');
  }
});

test('no page that is built names analytics or anything of it', () => {
  const dist = path.join(import.meta.dirname, '../site/dist');
  const naming = globSync('**/*.html', { cwd: dist }).filter((file) =>
    /ThirdParties|third-parties|amplitude/.test(readFileSync(path.join(dist, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

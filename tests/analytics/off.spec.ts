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

for (const address of pages) {
  test(`${address} asks nobody else, and has no analytics`, async ({ page, context, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(address);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.mouse.click(5, 5);
    await page.waitForLoadState('networkidle');
    const own = requests.filter(
      (url) => /^(?:data|blob):/.test(url) || url.startsWith(`${baseURL}/`),
    );
    expect(requests.filter((url) => !own.includes(url))).toEqual([]);
    const code = await Promise.all(
      requests
        .filter((url) => url.endsWith('.js'))
        .map(async (url) => (await page.request.get(url)).text()),
    );
    expect(code.join().toLowerCase()).not.toContain('amplitude');
    expect(await page.content()).not.toContain('third-parties');
    expect(await context.cookies()).toEqual([]);
  });
}

test('no page that is built names analytics or anything of it', () => {
  const dist = path.join(import.meta.dirname, '../site/dist');
  const naming = globSync('**/*.html', { cwd: dist }).filter((file) =>
    /ThirdParties|third-parties|amplitude/.test(readFileSync(path.join(dist, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer, listen } from '../scripts/serve-site.ts';
import { rulesReader } from '../src/hosting/rules.ts';
import { expect, test } from './test.ts';

/** The test site once more, as it is built for a path of its host. */
const base = '/docs';
const home = `https://example.com${base}`;
const site = path.join(import.meta.dirname, 'site');
const root = path.join(import.meta.dirname, 'site-under-base');
const firstPort = 4400;

/** Waits for the build of a whole site. */
const patience = 180_000;

test.describe('a site that is served under a path', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Server;
  let origin = '';

  test.beforeAll(async () => {
    test.setTimeout(patience);
    mkdirSync(root, { recursive: true });
    for (const part of [
      'docs',
      'public',
      'astro.config.mjs',
      'redirects.ts',
      'sidebars.ts',
      'site.config.ts',
    ]) {
      cpSync(path.join(site, part), path.join(root, part), { recursive: true });
    }
    await promisify(execFile)(process.execPath, ['scripts/build.ts', '--site', root], {
      env: { ...process.env, SITE_URL: home },
    });
    server = createSiteServer(path.join(root, 'dist'), rulesReader(root));
    origin = `http://127.0.0.1:${await listen(server, firstPort)}`;
  });
  test.afterAll(() => {
    server?.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('no file names an address outside of it', () => {
    const dist = path.join(root, 'dist');
    const outside: string[] = [];
    for (const file of globSync('**/*.html', { cwd: dist })) {
      const html = readFileSync(path.join(dist, file), 'utf8');
      for (const [found, first = ''] of html.matchAll(
        /\s(?:href|src|srcset|data-[\w-]+)="\/([\w.-]*)[^"]*/gi,
      )) {
        if (first !== base.slice(1)) outside.push(`${file}: ${found}`);
      }
    }
    for (const file of globSync('sidebars/*.json', { cwd: dist })) {
      for (const [found, first = ''] of readFileSync(path.join(dist, file), 'utf8').matchAll(
        /href=\\"\/([\w.-]*)/g,
      )) {
        if (first !== base.slice(1)) outside.push(`${file}: ${found}`);
      }
    }
    // In scripts, `withBase()` alone may take a path of the site.
    for (const file of globSync('_astro/*.js', { cwd: dist })) {
      const code = readFileSync(path.join(dist, file), 'utf8');
      for (const [found] of code.matchAll(
        /(?:fetch\(|\.src=|\.href=|href:|src:|import\()["'`]\/[\w.-]+/g,
      )) {
        if (!found.includes(base)) outside.push(`${file}: ${found}`);
      }
    }
    expect(outside).toEqual([]);
  });

  test('what robots and agents read has its full address', async ({ request }) => {
    const get = async (file: string) => (await request.get(origin + base + file)).text();
    expect(await get('/robots.txt')).toContain(`Sitemap: ${home}/sitemap-index.xml`);
    expect(await get('/sitemap-index.xml')).toContain(`<loc>${home}/sitemap-0.xml</loc>`);
    const sitemap = await get('/sitemap-0.xml');
    expect(sitemap).toContain(`<loc>${home}/cms/api/rest/filters</loc>`);
    expect(sitemap).not.toContain('/tags');
    expect(await get('/llms.txt')).toContain(`(${home}/cms/intro.md)`);
    const twin = await get('/cms/intro.md');
    expect(twin).toContain(`Source: ${home}/cms/intro`);
    expect(twin).not.toMatch(/\]\(\//);
    expect(
      await (
        await request.get(`${origin}${base}/cms/intro`, { headers: { accept: 'text/markdown' } })
      ).text(),
    ).toBe(twin);
  });

  test('redirects, the not-found page and one address for each page', async ({ request }) => {
    for (const [target, place] of [
      ['/docs/', '/docs'],
      ['/docs/index.html', '/docs'],
      ['/docs/cms/intro/', '/docs/cms/intro'],
      ['/docs/cms/intro.html', '/docs/cms/intro'],
      ['/docs/cms/start', '/docs/cms/quick-start'],
      ['/docs/old-docs/filters', '/docs/cms/api/rest/filters#null'],
      ['/docs/old-docs/a/b', '/docs/cms/intro'],
    ]) {
      const response = await request.get(origin + target, { maxRedirects: 0 });
      expect([target, response.status(), response.headers().location]).toEqual([
        target,
        301,
        place,
      ]);
    }
    for (const target of ['/', '/cms/intro', '/docs/nope', '/docs/404', '/docsother']) {
      const response = await request.get(origin + target, { maxRedirects: 0 });
      expect([target, response.status()]).toEqual([target, 404]);
      expect(await response.text()).toContain('Page not found');
    }
  });

  test('navigation, search, Ask AI and playgrounds work', async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(origin + base);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'CMS' }).click();
    await expect(page).toHaveURL(`${origin}/docs/cms/intro`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sidebar = page.getByRole('navigation', { name: 'Documentation' });
    await sidebar.getByText('REST API', { exact: true }).click();
    await sidebar.getByRole('link', { name: 'Filters' }).click();
    await expect(page).toHaveURL(`${origin}/docs/cms/api/rest/filters`);
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Filters');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await header.getByRole('button', { name: 'Search documentation...' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('quick start');
    const result = page.getByRole('dialog').getByRole('option').first();
    await expect(result).toHaveAttribute('href', /^\/docs\/cms\/quick-start/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/cms\/quick-start/);

    await header.getByRole('button', { name: 'Ask AI' }).click();
    const panel = page.getByRole('dialog', { name: 'Ask your question' });
    await panel.getByLabel('Your question').fill('How do I filter for empty values?');
    await page.keyboard.press('Enter');
    await expect(panel.locator('[data-citation]').first()).toHaveAttribute(
      'href',
      /^\/docs\/cms\//,
    );
    await panel.locator('[data-citation]').first().click();
    await expect(page).toHaveURL(/\/docs\/cms\/api\//);

    await page.goto(`${origin}/docs/contributing/elements`);
    await page.getByRole('heading', { name: 'Playgrounds' }).scrollIntoViewIfNeeded();
    await expect(
      page.frameLocator('iframe[title="Result"]').first().getByRole('button'),
    ).toBeVisible();
    await page.goto(`${origin}/docs/cms/api/rest/filters#nested`);
    await expect(page).toHaveURL(`${origin}/docs/cms/api/rest/filters#contains`);
    expect(missing).toEqual([]);
  });
});

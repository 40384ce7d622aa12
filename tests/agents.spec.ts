import { expect, test } from '@playwright/test';

test('every page of the sitemap names its Markdown twin, and the twin is there', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.replace(/(.)\/$/, '$1'),
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const twin = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1];
    expect(twin, path).toBeDefined();
    const response = await request.get(twin ?? '');
    expect(response.status(), twin).toBe(200);
    expect(response.headers()['content-type'], twin).toContain('text/markdown');
    expect(await response.text(), twin).toMatch(/^# .+\n\n> .+\n\nSource: https:\/\//);
  }
});

test('every link of llms.txt leads to a page that index.json knows', async ({ request }) => {
  const index = await (await request.get('/index.json')).json();
  const known = new Set(index.pages.map(({ markdown }: { markdown: string }) => markdown));
  const text = await (await request.get('/llms.txt')).text();
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): ./gm)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(known).toContain(new URL(link).pathname);
  expect(index.pages[0]).toEqual({
    path: expect.stringMatching(/^\//),
    title: expect.any(String),
    description: expect.any(String),
    markdown: expect.stringMatching(/\.md$/),
    tags: expect.any(Array),
    headings: expect.any(Array),
    updated: index.pages[0].updated,
  });
  expect(index.pages[0].updated ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
});

test.describe('page actions', () => {
  test('copy the page as Markdown', async ({ page }) => {
    await page.goto('/cms/api/rest/filters');
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByText('The page is on the clipboard as Markdown.')).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Filters\n/);
  });

  test('lead to the Markdown and to assistants, also without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/cms/api/rest/filters');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ask AI' })).toBeHidden();
    await page.locator('summary[aria-label="More page actions"]').click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/cms/api/rest/filters.md',
    );
    for (const [name, host] of [
      ['ChatGPT', 'chatgpt.com'],
      ['Claude', 'claude.ai'],
    ]) {
      const href = await page.getByRole('link', { name: `Open in ${name}` }).getAttribute('href');
      const url = new URL(href ?? '');
      expect(url.hostname).toBe(host);
      expect(url.searchParams.get('q')).toContain('/cms/api/rest/filters.md');
    }
    await context.close();
  });

  test('the menu closes on Escape and on a click elsewhere', async ({ page }) => {
    await page.goto('/cms/api/rest/filters');
    const toggle = page.locator('summary[aria-label="More page actions"]');
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await toggle.hover();
    // The links work at once; closing by key comes with the island.
    await expect(page.locator('astro-island[ssr]').filter({ has: toggle })).toHaveCount(0);
    await toggle.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
  });
});

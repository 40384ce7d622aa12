import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from './test.ts';

const origin = 'https://docs.example.com';

test.describe('what’s new', () => {
  test('lists news and releases, newest first, each with its own place', async ({ page }) => {
    await page.goto('/whats-new');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toContainText([
      'A builder for queries',
      'Strapi 5.2',
      'The first pages',
      'Strapi 5.1',
    ]);
    const days = await main
      .locator('section time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(days).toEqual(days.toSorted().reverse());
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toHaveCount(0);
    const entry = main.getByRole('region', { name: 'A builder for queries' });
    await entry.getByRole('link', { name: 'Introduction' }).click();
    await expect(page).toHaveURL('/cms/intro');
  });

  test('each page tells what is new on it; one without news has no list', async ({ page }) => {
    await page.goto('/cms/intro');
    await test.step('each page tells what is new on it, when it changed, and where all changes are', async () => {
      const list = page.getByRole('list', { name: 'What’s new on this page' });
      await expect(list.getByRole('listitem')).toHaveText([
        'Changed on February 3, 2026: A builder for queries',
        'Changed on January 12, 2026: The first pages',
      ]);
      const updated = page.getByText('Last updated on').getByRole('link');
      await expect(updated).toHaveAttribute(
        'href',
        'https://github.com/example/documentation/commits/main/docs/cms/intro.md',
      );
      await expect(updated.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      await list.getByRole('link', { name: 'A builder for queries' }).click();
      await expect(page).toHaveURL('/whats-new#builder');
      await expect(page.getByRole('heading', { name: 'A builder for queries' })).toBeInViewport();
    });
    await test.step('a page without news has no list of them', async () => {
      await page.goto('/cms/faq');
      await expect(page.getByText('Contribute to this page')).toBeVisible();
      await expect(page.getByRole('list', { name: 'What’s new on this page' })).toHaveCount(0);
    });
  });
});

test.describe('release notes', () => {
  test('say what came and went in each release, and when it was out', async ({ page }) => {
    await page.goto('/release-notes');
    const main = page.getByRole('main');
    await expect(main.getByText('5.2.1 by January 27, 2026')).toBeVisible();
    for (const [kind, name] of [
      ['New options', 'server.lanterns 5.2.1'],
      ['Removed options', 'server.candles'],
      ['New commands', 'lanterns:list'],
      ['New routes', 'GET /api/lanterns'],
      ['New admin panel exports', 'useLantern'],
      ['Node.js', 'engines.node >=18 → >=20'],
      ['Major versions of dependencies', 'wick 1.4.0 → 2.0.1'],
    ] as const) {
      const row = main.locator('dl > div', { has: page.getByText(kind, { exact: true }) });
      await expect(row.getByRole('listitem').first()).toHaveText(name);
    }
    await expect(
      main.getByText('No option, method, command, route, tool, event or export came or went.'),
    ).toHaveCount(1);
  });

  for (const width of [390, 820]) {
    test(`nothing sticks out at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/release-notes', '/whats-new']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('feeds', () => {
  for (const [page, title] of [
    ['/whats-new', "What's new"],
    ['/release-notes', 'Release notes'],
  ] as const) {
    test(`${page} names its feed, which is Atom and has the entries of the page`, async ({
      page: tab,
      request,
    }) => {
      await tab.goto(page);
      const link = tab.locator('link[rel=alternate][type="application/atom+xml"]');
      await expect(link).toHaveAttribute('title', title);
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toMatch(/^application\/atom\+xml/);
      const feed = parseFeed(await response.text());
      expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
      expect(feed).toMatchObject({ self: `${origin}${page}.atom`, url: origin + page });
      const headings = await tab.locator('main article h2').evaluateAll((all) =>
        all.map((heading) => ({
          id: heading.id,
          title: (heading.textContent ?? '').replace(/#$/, ''),
        })),
      );
      expect(feed.items.map(({ id, title: name }) => ({ id, title: name }))).toEqual(
        headings.map(({ id, title: name }) => ({ id: `${origin}${page}#${id}`, title: name })),
      );
      const times = feed.items.map(({ updated }) => updated?.getTime() ?? Number.NaN);
      expect(times.every(Number.isFinite)).toBe(true);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(feed.updated?.getTime()).toBe(times[0]);
      for (const { url, content } of feed.items) {
        expect(url).toMatch(/^https:/);
        expect(content?.length).toBeGreaterThan(10);
      }
    });
  }

  test('the front page offers the news, other pages offer none', async ({ page }) => {
    const link = page.locator('link[type="application/atom+xml"]');
    await page.goto('/');
    await expect(link).toHaveAttribute('href', '/whats-new.atom');
    await page.goto('/cms/intro');
    await expect(link).toHaveCount(0);
  });
});

test('the sitemap says when each page was committed, and nothing of pages in code', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const dateOf = (path: string): string | undefined =>
    new RegExp(`<loc>${origin}${path}</loc>(?:<lastmod>(.+?)</lastmod>)?<changefreq>`).exec(
      sitemap,
    )?.[1];
  const index = await (await request.get('/index.json')).json();
  for (const { path, updated } of index.pages) {
    if (path !== '/tags') expect(dateOf(path)?.slice(0, 10) ?? null, path).toBe(updated);
  }
  expect(dateOf('/')).toBeUndefined();
});

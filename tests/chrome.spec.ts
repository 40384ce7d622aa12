import packageJson from '../package.json' with { type: 'json' };
import { expect, type Page, test } from './test.ts';

const filters = '/cms/api/rest/filters';

test.describe('navigation bar', () => {
  test('leads to both parts and to the repository, and marks the part of the page', async ({
    page,
  }) => {
    await page.goto('/');
    await test.step('leads to both parts of the documentation and to the repository', async () => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'CMS' })).toHaveAttribute('href', '/cms/intro');
      await expect(main.getByRole('link', { name: 'Cloud' })).toHaveAttribute(
        'href',
        '/cloud/intro',
      );
      await expect(page.getByRole('banner').getByRole('link', { name: 'GitHub' })).toHaveAttribute(
        'href',
        /github\.com/,
      );
    });
    await test.step('marks the part that the page belongs to', async () => {
      await page.goto(filters);
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'CMS' })).toHaveAttribute('aria-current', 'true');
      await expect(main.getByRole('link', { name: 'Cloud' })).not.toHaveAttribute('aria-current');
    });
  });

  test('hides on the way down and comes back on the way up, where the site wants it', async ({
    page,
  }) => {
    await page.goto(filters);
    await page.evaluate(() =>
      document.querySelector('[data-navbar]')?.setAttribute('data-navbar', 'hide-on-scroll'),
    );
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 500);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', '');
    await page.mouse.wheel(0, -300);
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden');
  });

  test('stays where it is by default', async ({ page }) => {
    await page.goto(filters);
    await page.mouse.wheel(0, 1200);
    await page.waitForFunction(() => scrollY > 500);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden');
  });
});

test('everything fits and can be tapped on narrow screens', async ({ page }) => {
  for (const path of ['/', filters]) {
    await page.goto(path);
    for (const width of [320, 340, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across, path).toBeLessThanOrEqual(width);
      const banner = page.getByRole('banner');
      for (const name of [
        'Open menu',
        'Search documentation...',
        'Ask AI',
        'Switch to dark mode',
      ]) {
        const button = banner.getByRole('button', { name });
        const box = await button.boundingBox();
        expect(box?.width, name).toBeGreaterThanOrEqual(24);
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
        const icon = await button.locator('svg:visible').first().boundingBox();
        expect(icon?.width, name).toBeGreaterThanOrEqual(14);
      }
      await banner.getByRole('button', { name: 'Open menu' }).click();
      const close = page.getByRole('button', { name: 'Close menu' });
      await expect(close).toBeInViewport();
      await close.click();
    }
  }
});

test.describe('language menu', () => {
  const english = (page: Page) => page.getByRole('link', { name: 'English' });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test('closes with a second tap', async ({ page }) => {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Language: English' });
      await button.tap();
      await expect(english(page)).toBeVisible();
      await button.tap();
      await expect(english(page)).toBeHidden();
    });
  });

  test('opens by pointer, keyboard and click, and closes', async ({ page }) => {
    await page.goto('/');
    await test.step('opens on hover and closes when the pointer leaves', async () => {
      const button = page.getByRole('button', { name: 'Language: English' });
      await button.hover();
      await expect(english(page)).toBeVisible();
      const [at, below] = [await button.boundingBox(), await english(page).boundingBox()];
      expect(below?.y).toBeGreaterThan(at?.y ?? 0);
      expect(below?.x).toBeGreaterThan((at?.x ?? 0) - 200);
      await page.mouse.move(400, 500);
      await expect(english(page)).toBeHidden();
    });
    await test.step('opens on Enter, closes on Escape and gives the focus back', async () => {
      const button = page.getByRole('button', { name: 'Language: English' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(english(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(english(page)).toBeHidden();
      await expect(button).toBeFocused();
    });
    await test.step('closes on a click elsewhere', async () => {
      const button = page.getByRole('button', { name: 'Language: English' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(english(page)).toBeVisible();
      await page.mouse.click(300, 600);
      await expect(english(page)).toBeHidden();
    });
    await test.step('stays open while the pointer moves to the list, and under a click', async () => {
      const button = page.getByRole('button', { name: 'Language: English' });
      await button.click();
      await expect(english(page)).toBeVisible();
      await english(page).hover();
      await page.waitForTimeout(400);
      await expect(english(page)).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens on a click', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Language: English' }).click();
      await expect(english(page)).toBeVisible();
    });
  });
});

test.describe('announcement bar', () => {
  test('stays closed on later pages and visits, until there is a new one', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Close announcement' }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await page.goto(filters);
    await expect(bar).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
      'true',
    );

    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await page.reload();
    await expect(bar).toBeVisible();
  });
});

test('an announcement closed in one tab is closed in the others', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto(filters);
  await first.goto('/');
  await first.getByRole('button', { name: 'Close announcement' }).click();
  await expect(second.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
});

test.describe('footer', () => {
  test('has the groups of the configuration and the version of the site', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo').last();
    for (const group of ['Support', 'More']) {
      await expect(footer.getByText(group, { exact: true })).toBeVisible();
    }
    for (const [name, href] of [
      ['FAQ', '/cms/faq'],
      ['Blog', 'https://blog.example.com'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText(packageJson.version);
  });
});

test.describe('a page of documentation', () => {
  test('the page of the filters has what every page has', async ({ page }) => {
    await page.goto(filters);
    await test.step('shows the way to it, its neighbours, its tags and where to fix it', async () => {
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(crumbs.getByRole('link', { name: 'CMS' })).toHaveAttribute('href', '/cms/intro');
      await expect(crumbs.getByRole('link', { name: 'REST API' })).toHaveAttribute(
        'href',
        '/cms/api/rest',
      );
      const around = page.getByRole('navigation', { name: 'Previous and next page' });
      await expect(around.getByRole('link')).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'Contribute to this page' })).toHaveAttribute(
        'href',
        /\/edit\/main\/docs\/cms\/api\/rest\/filters\.md$/,
      );
      // Where there is no history, as in a downloaded archive, there is no date.
      const updated = page.getByText('Last updated on');
      if ((await updated.count()) > 0) {
        await expect(updated.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d/);
      }
      const tags = page.getByRole('list', { name: 'Tags' });
      await tags.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/tags\//);
      await expect(page.locator(`main a[href="${filters}"]`)).toBeVisible();
    });
    await test.step('carries its description, address and place for search engines', async () => {
      await page.goto(filters);
      await expect(page).toHaveTitle(/ \| Example Documentation$/);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect(await content('meta[name=description]')).toMatch(/.{60,}/);
      expect(await content('meta[property="og:title"]')).toBeTruthy();
      expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
      expect(await content('meta[name="docs-site-version"]')).toBe(packageJson.version);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://docs.example.com${filters}`,
      );
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(JSON.parse(data ?? '')['@type']).toBe('BreadcrumbList');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    });
    await test.step('lists levels 2 and 3 in its table of contents', async () => {
      const inToc = await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const headings = await page
        .locator('article :is(h2, h3)[id]')
        .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
      expect(inToc).toEqual(headings);
    });
    await test.step('the link of a heading says where it leads', async () => {
      const heading = page.locator('article h2[id]').first();
      const text = (await heading.textContent()) ?? '';
      // Its name has its words once: the link is next to it.
      await expect(heading).toHaveAccessibleName(text);
      await expect(
        page.getByRole('link', { name: `Link to ${text}`, exact: true }),
      ).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
      const names = await page
        .locator('article :is(h2, h3)[id] + a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(names.length);
    });
    await test.step('copies code', async () => {
      const block = page.locator('article figure').first();
      await block.hover();
      await block.getByRole('button', { name: 'Copy code' }).click();
      await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await block.locator('pre code').textContent());
    });
    await test.step('marks the heading under which the reader is', async () => {
      const toc = page.getByRole('navigation', { name: 'On this page' });
      const third = toc.getByRole('link').nth(3);
      await third.click();
      await expect(third).toHaveAttribute('aria-current', 'true');
      await expect(toc.locator('[aria-current]')).toHaveCount(1);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(toc.getByRole('link').last()).toHaveAttribute('aria-current', 'true');
    });
  });

  test('remembers the docs version and drops one that does not exist', async ({ page }) => {
    await page.goto('/');
    const key = 'docs-preferred-version-default';
    await page.evaluate((name) => localStorage.setItem(name, '3.x'), key);
    await page.reload();
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await page.goto(filters);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
    await expect(page.getByText('Version Next')).toBeVisible();
  });
});

test.describe('an unlisted page', () => {
  const unlisted = '/cms/api/query-engine/populating';

  test('says so and is not indexed', async ({ page }) => {
    await page.goto(unlisted);
    await expect(page.getByText('Unlisted page.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('navigation', { name: 'Previous and next page' })).toHaveCount(0);
  });

  test('is in no sidebar, no list of a tag, no sitemap, no file for agents', async ({
    page,
    request,
  }) => {
    await page.goto(unlisted);
    await expect(page.locator(`#site-menu a[href="${unlisted}"]`)).toHaveCount(0);
    const tags = page.getByRole('list', { name: 'Tags' }).getByRole('link');
    for (const href of await tags.evaluateAll((all) =>
      all.map((tag) => tag.getAttribute('href')),
    )) {
      await page.goto(href ?? '');
      await expect(page.locator(`main a[href="${unlisted}"]`)).toHaveCount(0);
    }
    for (const file of ['/sitemap-0.xml', '/index.json', '/llms.txt']) {
      const text = await (await request.get(file)).text();
      // The page that took its place is there, so the file is the right one.
      expect(text, file).toContain('/cms/api/document-service/populate');
      expect(text, file).not.toContain(unlisted);
    }
  });
});

test('a page that wants no sidebar has none', async ({ page }) => {
  for (const path of ['/cms/faq', '/cms/community']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toHaveCount(0);
  }
});

test.describe('a page that is a module', () => {
  for (const path of ['/', '/home/Home']) {
    test(`has a search box and an Ask AI button where it wants them: ${path}`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Search documentation...' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Ask AI' }).first()).toBeVisible();
      // Two addresses, one page for search engines.
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        'https://docs.example.com/',
      );
    });
  }
});

test('a snippet says what it is about and lists the pages that include it', async ({
  page,
  request,
}) => {
  await page.goto('/snippets/shared-note');
  await page.getByRole('link', { name: 'One page includes this passage.' }).click();
  const list = page.getByRole('region', { name: 'Included in' });
  await expect(list.getByRole('link')).toHaveText(['Introduction']);
  const twin = await (await request.get('/snippets/shared-note.md')).text();
  expect(twin).toContain('## Included in\n\n- [Introduction](https://docs.example.com/cms/intro)');
  await list.getByRole('link').click();
  await expect(page).toHaveURL('/cms/intro');
});

test.describe('tags', () => {
  test('list their pages, name other words and lead to related ones', async ({ page }) => {
    await page.goto('/tags');
    await test.step('are listed on one page, each with its own', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^REST API/ })
        .click();
      await expect(page).toHaveURL('/tags/rest-api');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        'REST API',
      );
      await expect(page.locator(`main a[href="${filters}"]`)).toBeVisible();
    });
    await test.step('name other words for the topic and lead to related ones', async () => {
      await expect(page.getByText('Also called: HTTP API, endpoints')).toBeVisible();
      const related = page.getByRole('navigation', { name: 'Related tags' });
      await expect(related.getByRole('link')).toHaveText(['filters', 'populate']);
      await related.getByRole('link', { name: 'filters' }).click();
      await expect(page).toHaveURL('/tags/filters');
    });
  });

  test('are filtered by what is typed, which is announced', async ({ page }) => {
    await page.goto('/tags');
    const main = page.getByRole('main');
    const all = await main
      .getByRole('listitem')
      .filter({ has: page.locator('[href^="/tags/"]') })
      .count();
    await main.getByRole('searchbox', { name: 'Filter the tags' }).fill('rest');
    await expect(main.getByRole('status')).toHaveText('1 tag');
    await expect(main.locator('a[href^="/tags/"]:visible')).toHaveText([/^REST API/]);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['R']);
    await main.getByRole('searchbox').fill('');
    await expect(main.getByRole('status')).toHaveText('');
    await expect(main.locator('a[href^="/tags/"]:visible')).toHaveCount(all);
  });

  test('stay out of the sitemap, which changes weekly at priority 0.5', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    expect(sitemap).toContain(`<loc>https://docs.example.com${filters}</loc>`);
    expect(sitemap).not.toContain('/tags');
    expect(sitemap).toContain('<loc>https://docs.example.com/</loc>');
    // Its canonical URL is the home page's.
    expect(sitemap).not.toContain('/home/Home');
    expect(sitemap).toContain('<changefreq>weekly</changefreq><priority>0.5</priority>');
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Sitemap: https://docs.example.com/sitemap-index.xml');
  });
});

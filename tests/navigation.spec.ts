import { expect, type Page, test } from './test.ts';

/** Marks the document, to see later whether the browser loaded a new one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'stillHere' in window);
const follow = (page: Page, path: string) =>
  page.locator(`#site-menu a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());

/** Follows a link that the page does not have. */
const goTo = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Lets nothing be fetched ahead, so that the page itself is what the network is asked for. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test('changes pages, exchanges what changed, and goes back', async ({ page }) => {
  await test.step('changes pages without loading a new document', async () => {
    await page.goto('/cms/intro');
    await mark(page);
    await follow(page, '/cms/quick-start');
    await expect(page).toHaveURL('/cms/quick-start');
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('[data-announcer]')).toContainText('Example Documentation');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('exchanges what changed and leaves header, sidebar and footer as they are', async () => {
    await page.goto('/cms/api/rest/filters');
    const kept = ['header', '#site-menu', 'body > footer'];
    for (const selector of kept) {
      await page.locator(selector).evaluate((element) => element.setAttribute('data-kept', ''));
    }
    await follow(page, '/cms/api/rest/populate-select');
    await expect(page).toHaveURL('/cms/api/rest/populate-select');
    for (const selector of kept) {
      await expect(page.locator(selector)).toHaveAttribute('data-kept', '');
    }
    await expect(page).toHaveTitle(/^Populate/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Populate/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/rest\/populate-select$/,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.locator('[aria-current=page]')).toHaveText(/Populate/);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    const headings = page.locator('article :is(h2, h3)[id]');
    await expect(toc.getByRole('link')).toHaveCount(await headings.count());
    await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', '/cms/api/rest/filters');
    await expect(page.locator('#site-menu [aria-current=page]')).toHaveCount(1);
  });
  await test.step('goes between pages of different layouts and back', async () => {
    await page.goto('/cms/intro');
    await mark(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const sidebar = page.getByRole('navigation', { name: 'Documentation' });
    await main.getByRole('link', { name: 'Cloud' }).click();
    await expect(page).toHaveURL('/cloud/intro');
    await expect(main.getByRole('link', { name: 'Cloud' })).toHaveAttribute('aria-current', 'true');
    await expect(main.getByRole('link', { name: 'CMS' })).not.toHaveAttribute('aria-current');
    await expect(sidebar.getByRole('link').first()).toHaveAttribute('href', '/cloud/intro');
    await page.getByRole('link', { name: 'Example Documentation, home' }).click();
    await expect(page).toHaveURL('/');
    await expect(sidebar).toHaveCount(0);
    const width = await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.clientWidth);
    await page.reload();
    // The styles of the home page came with it.
    expect(await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.clientWidth)).toBe(
      width,
    );
    await page.goBack();
    await expect(page).toHaveURL('/cloud/intro');
    await page.goBack();
    await expect(page).toHaveURL('/cms/intro');
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Introduction');
  });
});

test('what a page brings to life comes to life when the page is swapped in', async ({ page }) => {
  await page.goto('/cms/intro');
  await mark(page);
  await goTo(page, '/contributing/elements');
  await expect(page).toHaveURL('/contributing/elements');
  await page.getByRole('heading', { name: /^Playgrounds/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Rating.jsx' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('back works after a reload, also where nothing is fetched ahead', async ({ page }) => {
  await withoutPrefetch(page);
  await page.goto('/cms/intro');
  await follow(page, '/cms/quick-start');
  await expect(page).toHaveURL('/cms/quick-start');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/cms/intro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
});

test('a page of another build gets its own document', async ({ page }) => {
  await withoutPrefetch(page);
  await page.goto('/cms/intro');
  await mark(page);
  await page.route('**/cms/quick-start', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      body: html.replace(/data-build="\w+"/, 'data-build="newer"'),
      contentType: 'text/html',
    });
  });
  await follow(page, '/cms/quick-start');
  await expect(page).toHaveURL('/cms/quick-start');
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('starts at the top, at the hash, or where the reader was', async ({ page }) => {
  await page.goto('/cms/api/rest/filters');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.waitForTimeout(150);
  await follow(page, '/cms/api/rest/parameters');
  await expect(page).toHaveURL('/cms/api/rest/parameters');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/cms/api/rest/filters');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);

  const id = await page.locator('article h2[id]').nth(1).getAttribute('id');
  await page.evaluate((hash) => {
    const link = document.createElement('a');
    link.href = `/cms/api/rest/filters#${hash}`;
    document.body.append(link);
    link.click();
  }, id);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('fetches ahead what scrolls into view', async ({ page }) => {
  const fetched = page.waitForResponse((response) => response.url().endsWith('/cms/quick-start'));
  await page.goto('/cms/intro');
  expect((await fetched).status()).toBe(200);
});

for (const [what, connection] of [
  ['while saving data', { saveData: true }],
  ['on a 2g connection', { effectiveType: '2g' }],
  ['on a slow 2g connection', { effectiveType: 'slow-2g' }],
] as const) {
  test(`fetches nothing ahead ${what}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/cms/quick-start')) ahead.push(request.url());
    });
    await page.goto('/cms/intro', { waitUntil: 'networkidle' });
    expect(ahead).toEqual([]);
  });
}

test('a hash in another script leads to its heading, on this page and from another', async ({
  page,
}) => {
  await page.route('**/cms/community', async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace('</article>', '<h2 id="über-uns">Über uns</h2></article>');
    expect(body).not.toBe(html);
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto('/cms/intro');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/cms/community#über-uns';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/cms/community#%C3%BCber-uns');
  await expect(page.getByRole('heading', { name: 'Über uns' })).toBeInViewport();
  // One that cannot be decoded leaves the page as it is.
  await page.goto('/cms/intro#%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('loads the next page ahead even before its link scrolls into view', async ({ page }) => {
  const fetched = page.waitForResponse((response) =>
    response.url().endsWith('/rest/populate-select'),
  );
  await page.goto('/cms/api/rest/filters');
  expect((await fetched).status()).toBe(200);
  await expect(page.locator('a[rel=next]')).not.toBeInViewport();
});

test('never holds more than 100 KB of pages fetched ahead', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'fetch') return;
    if (!response.headers()['content-type']?.startsWith('text/html')) return;
    sizes.set(
      response.url(),
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  // Many links in view together.
  await page.goto('/tags', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes.values());
  const total = all.reduce((sum, size) => sum + size, 0);
  expect(all.length).toBeGreaterThan(2);
  expect(total).toBeLessThanOrEqual(100 * 1024);
});

test('a link that merely passes by is not fetched, one that is pointed at is', async ({ page }) => {
  await page.goto('/cms/api/rest/filters', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const passing = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await passing.evaluate((link) => {
    link.scrollIntoView({ behavior: 'instant' });
    setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), 100);
  });
  await page.waitForTimeout(1000);
  expect(asked).not.toContain('/cms/faq');
  const fetched = page.waitForRequest((request) => request.url().endsWith('/cms/faq'));
  await passing.hover();
  await fetched;
});

test('shows a progress bar only for a change that takes longer than 200 ms', async ({ page }) => {
  await withoutPrefetch(page);
  await page.goto('/cms/intro');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.progress')) return;
      observer.disconnect();
      document.documentElement.classList.add('bar-seen');
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  // From the browser's cache the page is there immediately.
  await page.evaluate(() => fetch('/cms/quick-start').then((response) => response.text()));
  await follow(page, '/cms/quick-start');
  await expect(page).toHaveURL('/cms/quick-start');
  await expect(page.locator('html')).not.toHaveClass(/bar-seen/);

  await page.route('**/cms/project-structure', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await follow(page, '/cms/project-structure');
  const bar = page.locator('.progress');
  const grown = () =>
    bar.evaluate((element) => Number(/scaleX\((.+)\)/.exec(element.style.transform)?.[1]));
  await expect(bar).toBeAttached();
  // The smallest part is 0.08, and it grows by little.
  const part = await grown();
  expect(part).toBeGreaterThanOrEqual(0.08);
  expect(part).toBeLessThan(0.2);
  await expect(page.getByText('Loading the page…')).toHaveCount(0);
  await expect(page).toHaveURL('/cms/project-structure');
  await expect(bar).toHaveCount(0);
});

test('shows a spinner for a page that is long in coming', async ({ page }) => {
  await withoutPrefetch(page);
  await page.goto('/cms/intro');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cms/quick-start', async (route) => {
    await held;
    await route.continue();
  });
  await follow(page, '/cms/quick-start');
  await expect(page.getByText('Loading the page…')).toBeVisible();
  release();
  await expect(page).toHaveURL('/cms/quick-start');
  await expect(page.getByText('Loading the page…')).toHaveCount(0);
});

for (const [what, fail] of [
  ['the connection is lost', (route: import('@playwright/test').Route) => route.abort()],
  [
    'the server fails',
    (route: import('@playwright/test').Route) => route.fulfill({ status: 503, body: 'busy' }),
  ],
] as const) {
  test(`keeps the page and offers a Retry that works when ${what}`, async ({ page }) => {
    await withoutPrefetch(page);
    await page.goto('/cms/intro');
    await mark(page);
    await page.route('**/cms/quick-start', fail);
    await follow(page, '/cms/quick-start');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("The page /cms/quick-start didn't load.");
    await expect(page).toHaveURL('/cms/intro');
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeFocused();

    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeVisible();
    await page.unroute('**/cms/quick-start');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/cms/quick-start');
    await expect(alert).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a failure is forgotten when the reader goes elsewhere', async ({ page }) => {
  await withoutPrefetch(page);
  await page.goto('/cms/intro');
  await page.route('**/cms/quick-start', (route) => route.abort());
  await follow(page, '/cms/quick-start');
  await expect(page.getByRole('alert')).toBeVisible();
  await follow(page, '/cms/project-structure');
  await expect(page).toHaveURL('/cms/project-structure');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a lost script warns and reloads the page once if a newer build has another, never twice', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route('**/_astro/ColorModeSwitch*.js*', (route) => route.abort());
  await page.goto('/cms/intro');
  await page.route('**/cms/intro', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/data-build="\w+"/, 'data-build="newer"') });
  });
  const button = page.getByRole('button', { name: 'Switch to dark mode' });
  // Pointing at it asks for nothing.
  await button.hover();
  await expect.poll(() => warnings.join()).toContain('A script of this page failed to load.');
  expect(loads).toBe(1);
  await button.click();
  await expect.poll(() => loads).toBe(2);
  // Now it has the newest build.
  await button.click();
  await expect(page.getByRole('alert')).toContainText('This part of the page did not load.');
  expect(loads).toBe(2);
});

test('a button whose script does not come says so, and works at the next click', async ({
  page,
}) => {
  await page.goto('/cms/intro');
  await page.route('**/_astro/ColorModeSwitch*.js*', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Switch to dark mode' });
  await button.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This part of the page did not load.');
  const [box, at] = [await alert.boundingBox(), await button.boundingBox()];
  expect(Math.abs((box?.y ?? 0) - (at?.y ?? 0))).toBeLessThan(100);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.unroute('**/_astro/ColorModeSwitch*.js*');
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a button inside the text whose script does not come says so', async ({ page }) => {
  await page.goto('/cms/api/rest/filters');
  await page.route('**/_astro/interactions*.js*', (route) => route.abort());
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const block = page.locator('article figure').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('alert')).toContainText('did not load');
  await page.unroute('**/_astro/interactions*.js*');
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(failures).toEqual([]);
});

test('an unknown path shows the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/cms/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('button', { name: /^Search/ })).toBeVisible();
});

test('the not-found page names the pages with a similar address', async ({ page }) => {
  await page.goto('/cms/api/rest/filtres');
  const likely = page.getByRole('navigation', { name: 'Pages with a similar address' });
  await expect(likely.getByRole('link').first()).toHaveAttribute('href', '/cms/api/rest/filters');
  const listed = page.waitForResponse('**/index.json');
  await page.goto('/cms/no-such-page');
  await (await listed).finished();
  await expect(likely.getByRole('link')).toHaveCount(0);
});

test('other addresses of a page lead to its plain path', async ({ page }) => {
  for (const path of ['/cms/intro.html', '/cms/intro/index.html', '/cms/intro/']) {
    await page.goto(`${path}?from=mail#top`);
    await expect(page).toHaveURL('/cms/intro?from=mail#top');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a host that serves .html paths is corrected in the browser', async ({ page, request }) => {
  const html = await (await request.get('/cms/intro')).text();
  await page.route('**/cms/intro.html', (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await page.goto('/cms/intro.html#x');
  await expect(page).toHaveURL('/cms/intro#x');
});

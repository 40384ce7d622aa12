import { brotliCompressSync } from 'node:zlib';
import { expectAccessible, modesAndWidths, show } from './axe.ts';
import { expect, type Page, test } from './test.ts';

const start = '/cms/api/rest/filters';

async function openSearch(page: Page, path = start) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Search documentation...' }).first().click();
  return page.getByRole('combobox', { name: 'Search documentation' });
}

const results = (page: Page) => page.getByRole('dialog').getByRole('option');

test('the button opens the dialog, the field has the focus, Escape gives it back', async ({
  page,
}) => {
  const field = await openSearch(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Search documentation...');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  for (const text of ['to select', 'to navigate', 'to close', 'Search by']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await field.fill('filters');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search documentation...' })).toBeFocused();
});

test('a query is answered, corrected, cleared and cancelled', async ({ page }) => {
  await test.step('results are under their section, with marks, an excerpt and a relative link', async () => {
    const field = await openSearch(page);
    await field.fill('$containsi');
    const first = results(page).first();
    await expect(page.getByRole('group', { name: 'CMS' })).toBeVisible();
    await expect(first.locator('mark').first()).toHaveText('$containsi');
    await expect(first).toHaveAttribute('href', /^\/cms\/api\/.*#/);
    await expect(first).toContainText('ilter');
    await expect(first.locator('span').last()).not.toBeEmpty();
    await field.fill('cloud');
    await expect(page.getByRole('group', { name: 'Cloud' })).toBeVisible();
  });
  await test.step('the furniture of a page is not found as its text', async () => {
    const field = await openSearch(page);
    await field.fill('open in chatgpt view as markdown copy page');
    await expect(
      results(page)
        .or(page.getByText(/No results for/))
        .first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A sentence may start with the last one and a comma.
    for (const text of [
      /Open in ChatGPT/i,
      /View as Markdown/i,
      /Verified with/i,
      /On this page(?!,)/i,
    ]) {
      await expect(page.getByRole('dialog').getByText(text)).toHaveCount(0);
    }
  });
  await test.step('if no page has all words of a query, a note says so, and goes with it', async () => {
    const field = await openSearch(page);
    const note = page
      .getByRole('dialog')
      .getByText('The first results don’t have all of these words.');
    await field.fill('filters zzqxw');
    await expect(results(page).first()).toBeVisible();
    await expect(note).toBeVisible();
    await field.fill('filters');
    await expect(note).toHaveCount(0);
    await expect(results(page).first()).toBeVisible();
  });
  await test.step('where nothing is found there is something to try and someone to tell', async () => {
    const field = await openSearch(page);
    await field.fill('zzqxw');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('No results for “zzqxw”')).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Let us know.' });
    await expect(link).toHaveAttribute(
      'href',
      /github\.com\/example\/documentation\/issues\/new\?title=.*zzqxw/,
    );
    await expect(dialog.getByText('Try searching for:')).toBeVisible();
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await expect(results(page).first()).toBeVisible();
    await expect(field).toBeFocused();
  });
  await test.step('the query can be cleared and the search cancelled', async () => {
    const field = await openSearch(page);
    await field.fill('filters');
    await page.getByRole('button', { name: 'Clear the query' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(results(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a result is chosen by keys, by a click and by the button', async ({ page }) => {
  await test.step('arrow keys move through the results and Enter goes there', async () => {
    const field = await openSearch(page);
    await field.fill('quick start');
    await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const second = results(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cms\/quick-start$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a click on a result goes there', async () => {
    const field = await openSearch(page, '/cms/intro');
    await field.fill('project structure');
    await results(page).first().click();
    await expect(page).toHaveURL(/\/cms\/project-structure/);
    await expect(page.getByRole('heading', { level: 1, name: 'Project structure' })).toBeVisible();
  });
  await test.step('the button “Search” goes to the result that is chosen, and asks for a query first', async () => {
    const field = await openSearch(page, '/cms/intro');
    const search = page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true });
    await search.click();
    await expect(field).toBeFocused();
    await field.fill('project structure');
    await expect(results(page).first()).toBeVisible();
    await search.click();
    await expect(page).toHaveURL(/\/cms\/project-structure/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('what was chosen is recent, can be saved as a favorite, and removed', async ({ page }) => {
  let field = await openSearch(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await dialog.getByRole('button', { name: 'REST API' }).click();
  await expect(field).toHaveValue('REST API');
  await field.fill('quick start');
  await results(page).first().click();
  await expect(page).toHaveURL(/quick-start/);

  field = await openSearch(page);
  await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeVisible();
  const recent = dialog.getByRole('link', { name: 'Quick Start Guide' });
  await page.keyboard.press('ArrowDown');
  await expect(recent).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(dialog.getByRole('heading', { name: 'Favorite' })).toBeVisible();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(dialog.getByRole('heading', { name: 'Favorite' })).toHaveCount(0);
  await expect(field).toBeFocused();

  await field.fill('quick start');
  await results(page).first().click();
  await openSearch(page);
  await dialog.getByRole('button', { name: 'Remove this search from history' }).click();
  await expect(dialog.getByText('No recent searches')).toBeVisible();
});

test('a lost connection shows the error, and the next key tries again', async ({ page }) => {
  await page.route('**/search/**', (route) => route.abort());
  const field = await openSearch(page);
  await field.fill('filters');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute('**/search/**');
  await field.fill('filter');
  await expect(results(page).first()).toBeVisible();
});

test('a slow answer never takes the place of a newer one', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('faq');
  await expect(results(page).first()).toHaveAttribute('href', '/cms/faq');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holding = 0;
  await page.route('**/search/*/words-*', async (route) => {
    holding += 1;
    await held;
    await route.continue();
  });
  // A word of another file of the index.
  await field.fill('webhook zz');
  await expect.poll(() => holding).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: 'Searching' })).toBeVisible();
  await field.fill('faq');
  await expect(results(page).first()).toHaveAttribute('href', '/cms/faq');
  release();
  await page.waitForTimeout(300);
  await expect(results(page).first()).toHaveAttribute('href', '/cms/faq');
});

test('a query is text and nothing else', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  const field = await openSearch(page);
  // Some of them name things that the pages speak of, such as scripts.
  const answered = page.getByText(/No results for/).or(results(page).first());
  for (const query of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '🎉🚀',
    'مرحبا بالعالم',
    `'"\`\\`,
    'a'.repeat(10_000),
  ]) {
    await field.fill('');
    await expect(answered).toHaveCount(0);
    await field.fill(query);
    await expect(answered.first()).toBeVisible();
    await expect(field).toHaveValue(query);
    await expect(page.getByRole('dialog').locator('script, img')).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('the field has the keys, and the dialog the color mode', async ({ page }) => {
  await test.step('no key opens the search by default, and "s" types into the field', async () => {
    await page.goto(start);
    for (const key of ['s', '/', 'Control+k']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const field = await openSearch(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('s');
    await expect(field).toHaveValue('s');
  });
  await test.step('the dialog follows the color mode', async () => {
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const panel = page.getByRole('dialog');
    await openSearch(page);
    const light = await panel.evaluate(background);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await openSearch(page);
    expect(await panel.evaluate(background)).not.toBe(light);
  });
});

test('axe finds nothing in the dialog, in both modes', async ({ page }) => {
  const check = async () => {
    for (const [mode, width] of modesAndWidths) {
      await show(page, mode, width);
      await expectAccessible(page, 'dialog');
    }
  };
  let field = await openSearch(page);
  await expect(field).toBeFocused();
  await check();
  await field.fill('filters');
  await expect(results(page).first()).toBeVisible();
  await check();
  await field.fill('zzqxw');
  await expect(page.getByText('Let us know.')).toBeVisible();
  await check();
  await field.fill('quick start');
  await results(page).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  field = await openSearch(page);
  await expect(page.getByRole('heading', { name: 'Recent' })).toBeVisible();
  await check();
});

test('it fills small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const field = await openSearch(page);
  await field.fill('filters');
  await expect(results(page).first()).toBeVisible();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

test('the home page has its own search box', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Search documentation...' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('without JavaScript there is no box that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(start);
  await expect(page.getByRole('button', { name: 'Search documentation...' })).toBeHidden();
  await context.close();
});

test('first answers cost at most 100 KB', async ({ page }) => {
  await page.goto(start, { waitUntil: 'networkidle' });
  let bytes = 0;
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    // Pages fetched ahead are not the search's.
    if (!/\/_astro\/|\/search\//.test(response.url())) return;
    reading.push(
      response.body().then(
        (body) => {
          bytes += brotliCompressSync(body).length;
        },
        // An excerpt that comes after the test has ended.
        () => undefined,
      ),
    );
  });
  // Excerpts come once the answers are there: these have to appear without them.
  const { promise: answered, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/search\/\w+\/page-\d+\.json/, async (route) => {
    await answered;
    await route.continue();
  });
  // Cold: React, the dialog, its styles, the index and its words.
  await page.getByRole('button', { name: 'Search documentation...' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('filter by relation');
  await expect(results(page).first()).toBeVisible();
  await Promise.all(reading);
  const first = bytes / 1024;
  release();

  console.log(`Search: ${first.toFixed(1)} KB brotli before the first answers`);
  expect(first).toBeLessThanOrEqual(100);
});

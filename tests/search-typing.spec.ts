import { expect, type Page, test } from './test.ts';

/** What is typed on the way to the search dialog, on a network that takes its time or fails. */
const start = '/cms/api/rest/filters';
const dialogFile = /_astro\/SearchDialog\.[^/]+\.(?:js|css)/;

const box = (page: Page) => page.getByRole('button', { name: 'Search documentation...' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search documentation' });

for (const latency of [40, 300]) {
  test(`nothing typed is lost on a cold page with ${latency} ms of latency`, async ({ page }) => {
    await page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latency));
      await route.continue();
    });
    await page.goto(start);
    await box(page).hover();
    await box(page).click();
    await page.keyboard.type('webhoks');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('oks', { delay: latency });
    await expect(field(page)).toHaveValue('webhooks');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  });
}

test('Enter before the dialog is there goes to the first result', async ({ page }) => {
  await page.route(dialogFile, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(start);
  await box(page).click();
  await page.keyboard.type('quick start');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cms\/quick-start/);
});

test('by keyboard alone, too', async ({ page }) => {
  await page.route(dialogFile, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(start);
  await box(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('filters');
  await expect(field(page)).toHaveValue('filters');
});

test('a dialog that does not come is told, keeps what was typed, and comes at the next click', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(dialogFile, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.abort();
  });
  await page.goto(start);
  await box(page).click();
  await page.keyboard.type('webhooks');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The search did not load.');
  await expect(alert).toBeInViewport();

  // The keys are the page's again.
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);

  await page.unroute(dialogFile);
  await box(page).click();
  await expect(field(page)).toHaveValue('webhooks');
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  expect(loads).toBe(1);
  expect(errors).toEqual([]);
});

test('a reader who goes on to something else meanwhile gets no dialog', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(dialogFile, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(start);
  await box(page).click();
  // On a busy machine, the box would otherwise only be given the click after the reader went on.
  await expect(page.locator('astro-island[ssr] [data-search-box]')).toHaveCount(0);
  await page.waitForTimeout(100);
  await page.getByRole('heading', { level: 1 }).click();
  const loaded = page.waitForResponse(dialogFile);
  release();
  await loaded;
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const width of [390, 820, 1440]) {
  test(`the message about a lost dialog is inside a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route(dialogFile, (route) => route.abort());
    await page.goto(start);
    await box(page).click();
    const place = await page.getByRole('alert').boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(place?.y).toBeLessThan(300);
  });
}

import { deferredBlocks, shiftOf, watchShifts } from './layout-shift.ts';
import { expect, type Page, test } from './test.ts';

const path = '/contributing/elements';

/** Stops the page before it is at rest. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('what is far below waits for its layout', async ({ page }) => {
  await neverIdle(page);
  await page.goto(path);
  expect(await deferredBlocks(page)).toBeGreaterThan(20);
});

test('once the page is at rest it is laid out, and nothing moves', async ({ page }) => {
  await watchShifts(page);
  await page.goto(path);
  await expect.poll(() => deferredBlocks(page)).toBe(0);
  expect(await shiftOf(page)).toBe(0);
});

test('a reader who is faster than the layout reads, finds and prints everything', async ({
  page,
}) => {
  await neverIdle(page);
  await page.goto(path);
  const last = page.locator('[data-doc-body] h2').last();
  // Heights above are estimates until they are laid out, so the reader may have to scroll again.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  expect(await deferredBlocks(page)).toBe(0);
});

test('a reader who goes to a heading before that has the whole layout', async ({ page }) => {
  await neverIdle(page);
  await page.goto(path);
  const last = page.locator('[data-doc-body] h2').last();
  await page.goto(`${path}#${await last.getAttribute('id')}`);
  expect(await deferredBlocks(page)).toBe(0);
  await expect(last).toBeInViewport();
});

test('a heading in the address, a reload and the way back have the whole layout', async ({
  page,
}) => {
  await neverIdle(page);
  await page.goto(path);
  const id = await page.locator('[data-doc-body] h2').last().getAttribute('id');
  await page.goto('/cms/intro');
  await page.goto(`${path}#${id}`);
  expect(await deferredBlocks(page)).toBe(0);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

  await page.goto(path);
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  await page.reload();
  expect(await deferredBlocks(page)).toBe(0);
});

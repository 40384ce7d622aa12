import { expectAccessible, modesAndWidths, show } from './axe.ts';
import { expect, type Page, test } from './test.ts';

const gallery = '/contributing/elements';

/** Reaches every interactive element, so that all of them have loaded. */
async function reachAll(page: Page) {
  for (const name of ['Images', 'Playgrounds', 'Query builder']) {
    await page.getByRole('heading', { name: new RegExp(`^${name}`) }).scrollIntoViewIfNeeded();
  }
  await expect(page.getByRole('region', { name: 'Rating.jsx' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Query builder' })).toBeVisible();
}

test('axe finds nothing, in both modes and at both widths', async ({ page }) => {
  await page.goto(gallery);
  await reachAll(page);
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('article details')) {
      section.setAttribute('open', '');
    }
  });
  for (const [mode, width] of modesAndWidths) {
    await show(page, mode, width);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('they load again on a page that the reader comes back to', async ({ page }) => {
  await page.goto(gallery);
  await reachAll(page);
  await page.getByRole('link', { name: 'Example Documentation' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(gallery);
  await reachAll(page);
  const result = page.frameLocator('iframe[title="Result"]');
  await expect(result.getByRole('button', { name: /^Belle Garonne/ })).toBeVisible();
});

import { expectAccessible } from '../axe.ts';
import { versionButton } from '../faults/reader.ts';
import { expect, type Page, test } from '../test.ts';

/** An option that came with 5.52.0. */
const option = (page: Page) => page.getByRole('row').filter({ hasText: 'proxy.ipHeader' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your version of Strapi' });
const field = (page: Page) =>
  dialog(page).getByLabel('Version, or the content of your package.json');
const marks = (page: Page) => page.locator('[data-newer]');

test('what is newer than the version in a pasted package.json is marked, until the reader takes it back', async ({
  page,
}) => {
  await page.goto('/cms/configurations/server', { waitUntil: 'networkidle' });
  await expect(marks(page)).toHaveCount(0);
  await versionButton(page).click();
  await field(page).fill('{ "dependencies": { "@strapi/strapi": "^5.50.1" } }');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(option(page).locator('[data-newer]')).toHaveAttribute('data-newer', 'not in 5.50.1');
  await expect(
    page.getByRole('row').filter({ hasText: 'openapi.content-api.access' }).locator('[data-newer]'),
  ).toHaveCount(0);
  await expectAccessible(page);

  // It holds on the next page, whether that is loaded in full or not.
  await page.reload();
  await expect(option(page).locator('[data-newer]')).toBeVisible();
  await versionButton(page).click();
  await expect(field(page)).toHaveValue('5.50.1');
  await dialog(page).getByRole('button', { name: 'Forget 5.50.1' }).click();
  await expect(marks(page)).toHaveCount(0);
});

test('what names no version is kept and explained', async ({ page }) => {
  await page.goto('/cms/intro');
  await versionButton(page).click();
  await field(page).fill('latest');
  await dialog(page).getByRole('button', { name: "Mark what's newer" }).click();
  await expect(dialog(page).getByRole('status')).toContainText('No version of Strapi 5 found.');
  await expect(field(page)).toHaveValue('latest');
  await expectAccessible(page);
});

test('results and answers say what the version of the reader lacks', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-own-version', '5.50.1'));
  await page.goto('/cms/intro');
  await page.getByRole('button', { name: 'Search documentation...' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('proxy.ipHeader');
  await expect(
    page.getByText('Includes something new in Strapi 5.52.0 (you have 5.50.1)').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What does proxy.ipHeader do?');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Includes something new in Strapi 5.52.0 (you have 5.50.1)').first(),
  ).toBeVisible();
});

import { expectAccessible } from './axe.ts';
import { gallery, requestForm } from './faults/reader.ts';
import { expect, test } from './test.ts';

test('a request shows in the language of the reader, on every page and in every tab of the browser', async ({
  page,
  context,
}) => {
  await page.goto(gallery);
  const block = page.getByRole('figure', { name: 'Request' }).first();
  const before = await block.locator('code').textContent();
  await requestForm(page).selectOption('cURL');
  await expect(block.locator('code')).toContainText("curl -G 'http://localhost:1337/api");
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(gallery);
  await expect(requestForm(other)).toHaveValue('curl');
  await requestForm(other).selectOption('Strapi Client');
  await expect(block.locator('code')).toContainText("import { strapi } from '@strapi/client'");

  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import \{ strapi \}/);

  await requestForm(page).selectOption('HTTP');
  await expect.poll(() => block.locator('code').textContent()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no other language is offered', async ({ page }) => {
    await page.goto(gallery);
    await expect(page.getByRole('figure', { name: 'Request' }).first()).toBeVisible();
    await expect(requestForm(page)).toBeHidden();
  });
});

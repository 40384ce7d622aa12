import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('everything is readable, every link works, and nothing shows that could not work', async ({
  page,
}) => {
  await page.goto('/cms/api/rest/filters');
  await test.step('everything is readable and every link works', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' }).first()).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
    await links.first().click();
    await expect(page).toHaveURL('/cms/quick-start');
  });
  await test.step('the name of a closed group leads to its first page, where the group is open', async () => {
    await page.goto('/cms/quick-start');
    const menu = page.locator('#site-menu');
    await menu.getByRole('link', { name: 'REST API', exact: true }).click();
    await expect(page).toHaveURL('/cms/api/rest');
    await menu.getByRole('link', { name: 'Filters' }).click();
    await expect(page).toHaveURL('/cms/api/rest/filters');
  });
  await test.step('all alternatives of an example show under their names', async () => {
    await page.goto('/cms/installation/cli');
    const tabs = page.locator('[data-tabs]').first();
    for (const panel of await tabs.locator(':scope > [data-tab-panel]').all()) {
      await expect(panel).toBeVisible();
      await expect(panel.locator('p').first()).not.toBeEmpty();
    }
  });
  await test.step('nothing shows that could not work', async () => {
    await page.goto('/cms/intro');
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Hide sidebar' })).toBeHidden();
  });
});

test('the menu of a small screen opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cms/api/rest/filters');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#site-menu').getByRole('link', { name: 'Cloud', exact: true }).click();
  await expect(page).toHaveURL('/cloud/intro');
});

import { expect, test } from './test.ts';

test('old paths, old anchors and links within the site lead to the section of today', async ({
  page,
}) => {
  await page.goto('/cms/start');
  await test.step('an old path leads to the page and the section of today', async () => {
    await expect(page).toHaveURL('/cms/quick-start');
    await page.goto('/old-docs/filters.html');
    await expect(page).toHaveURL('/cms/api/rest/filters#null');
    await page.goto('/old-docs/a/page/long/gone');
    await expect(page).toHaveURL('/cms/intro');
  });
  await test.step('an old anchor leads to where its section is today', async () => {
    await page.goto('/cms/api/rest/filters#nested');
    await expect(page).toHaveURL('/cms/api/rest/filters#contains');
    await expect(page.locator('#contains')).toBeInViewport();
  });
  await test.step('links within the site follow redirects, to the section', async () => {
    await page.goto('/cms/intro');
    for (const [old, today] of [
      ['/cms/api/rest/filters#nested', '/cms/api/rest/filters#contains'],
      ['/old-docs/filters', '/cms/api/rest/filters#null'],
    ] as const) {
      await page.evaluate((href) => {
        const link = document.createElement('a');
        Object.assign(link, { href, textContent: 'old' });
        document.querySelector('main')?.prepend(link);
      }, old);
      await page.getByRole('link', { name: 'old', exact: true }).click();
      await expect(page).toHaveURL(today);
      await expect(page.getByRole('heading', { level: 1, name: 'Filters' })).toBeVisible();
    }
  });
});

import { expect, test } from '../test.ts';

test('a page whose examples ran says what ran, and on which version', async ({ page }) => {
  await page.goto('/cms/api/rest/filters');
  const mark = page.getByText(/^Tested on Strapi \d+\.\d+$/);
  await expect(mark, 'without it, run npm run verify and build again').toBeVisible();
  await mark.click();
  await expect(
    page.getByText(/^\d+ requests?( and \d+ code blocks?)? run on Strapi \d+\.\d+\.\d+\./),
  ).toBeVisible();
});

for (const path of ['/cloud/cloud-fundamentals', '/cloud/intro']) {
  test(`${path}, of which nothing ran, has no such mark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Tested on Strapi/)).toHaveCount(0);
  });
}

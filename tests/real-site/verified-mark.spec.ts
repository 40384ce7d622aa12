import { expect, test } from '@playwright/test';

test('a page whose examples ran names the version that they ran against', async ({ page }) => {
  await page.goto('/cms/api/rest/filters');
  const mark = page.getByText(/^Verified with Strapi \d+\.\d+\.\d+$/);
  await expect(mark, 'without it, run npm run verify and build again').toBeVisible();
  await expect(mark).toHaveAttribute('title', /^\d+ examples on this page checked/);
});

test('a page on which nothing was checked has no such mark', async ({ page }) => {
  await page.goto('/cloud/cloud-fundamentals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Verified with/)).toHaveCount(0);
});

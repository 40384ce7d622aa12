import { expect, test } from './test.ts';

test('everything on the way to a page works with the keyboard alone', async ({ page }) => {
  await test.step('everything on the way to a page works with the keyboard alone', async () => {
    await page.goto('/cms/quick-start');
    const summary = page.locator('#site-menu summary', { hasText: 'REST API' });
    await summary.focus();
    await page.keyboard.press('Enter');
    const link = page.locator('#site-menu').getByRole('link', { name: 'Filters' });
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cms/api/rest/filters');
  });
  await test.step('the first stop skips to the main content', async () => {
    await page.goto('/cms/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    ).toBe(true);
  });
  await test.step('the color mode switches with the keyboard', async () => {
    await page.goto('/cms/quick-start');
    await page.getByRole('button', { name: 'Switch to dark mode' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('the menu of a small screen opens and takes the next stops', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cms/intro');
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() =>
      document.getElementById('site-menu')?.contains(document.activeElement),
    ),
  ).toBe(true);
});

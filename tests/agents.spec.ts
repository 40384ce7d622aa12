import { expect, test } from './test.ts';

test.describe('page actions', () => {
  test('copy the page, lead to the Markdown and to assistants, and close', async ({ page }) => {
    await page.goto('/cms/api/rest/filters');
    await test.step('copy the page as Markdown', async () => {
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByText('The page is on the clipboard as Markdown.')).toBeAttached();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^# Filters\n/);
    });
    await test.step('the menu closes on Escape and on a click elsewhere', async () => {
      await page.goto('/cms/api/rest/filters');
      const toggle = page.getByRole('button', { name: 'More page actions' });
      const link = page.getByRole('link', { name: 'View as Markdown' });
      await toggle.click();
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(link).toBeHidden();
    });
  });

  test('lead to the Markdown and to assistants, also without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/cms/api/rest/filters');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ask AI' })).toBeHidden();
    await page.getByRole('button', { name: 'More page actions' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/cms/api/rest/filters.md',
    );
    for (const [name, host] of [
      ['ChatGPT', 'chatgpt.com'],
      ['Claude', 'claude.ai'],
    ]) {
      const href = await page.getByRole('link', { name: `Open in ${name}` }).getAttribute('href');
      const url = new URL(href ?? '');
      expect(url.hostname).toBe(host);
      expect(url.searchParams.get('q')).toContain('/cms/api/rest/filters.md');
    }
    await context.close();
  });

  for (const width of [390, 820, 1440]) {
    test(`the menu is under its button at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/cms/api/rest/filters');
      const toggle = page.getByRole('button', { name: 'More page actions' });
      await toggle.click();
      const menu = page.getByRole('list').filter({ hasText: 'View as Markdown' });
      const [above, below] = [await toggle.boundingBox(), await menu.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(60);
      expect(below?.x).toBeGreaterThanOrEqual(0);
      expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }
});

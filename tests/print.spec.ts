import { expect, test } from './test.ts';

const path = '/contributing/elements';

test.beforeEach(async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
});

test('paper has the text alone, light and whole', async ({ page }) => {
  await test.step('paper has the text alone, and no controls', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('complementary', { name: 'Announcement' }),
      page.getByRole('navigation'),
      page.getByRole('tablist'),
      page.getByRole('button'),
      page.getByText('Was this page helpful?'),
    ]) {
      await expect(gone.filter({ visible: true })).toHaveCount(0);
    }
  });
  await test.step('paper is light, whatever the mode', async () => {
    const colors = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      const block = document.querySelector('figure[data-code]');
      return [backgroundColor, block ? getComputedStyle(block).backgroundColor : ''];
    });
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(250, 250, 253)']);
  });
  await test.step('every panel of tabs is there, with its label', async () => {
    const tabs = page.locator('[data-tabs]').first();
    const panels = tabs.locator(':scope > [data-tab-panel]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      const panel = panels.nth(index);
      await expect(panel).toBeVisible();
      await expect(panel.locator(':scope > p').first()).toBeVisible();
    }
  });
  await test.step('links to other sites say where they lead, and code wraps', async () => {
    const link = page.locator('main a[href^="https://"]:visible').first();
    const href = await link.getAttribute('href');
    expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(
      href ?? '-',
    );
    const inside = page.locator('[data-doc-body] a[href^="/"]:visible').first();
    expect(await inside.evaluate((a) => getComputedStyle(a, '::after').content)).toBe('none');
    await expect(page.locator('figure[data-code] pre').first()).toHaveCSS(
      'white-space',
      'pre-wrap',
    );
    // Nothing is wider than an A4 page.
    await page.setViewportSize({ width: 700, height: 1000 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(700);
  });
});

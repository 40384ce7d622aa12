import { expect, test } from './test.ts';

const path = '/cms/installation/cli';

test('one panel shows; the arrow keys choose another', async ({ page }) => {
  await page.goto(path);
  const list = page.getByRole('tablist').first();
  const [first, second] = [list.getByRole('tab').first(), list.getByRole('tab').nth(1)];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: (await second.textContent()) ?? '' }).first();
  await expect(panel).toBeVisible();
});

test('a choice holds for the group on the page and on later pages', async ({ page }) => {
  await page.goto(path);
  const groups = page.locator('[data-tabs="package-manager"]');
  const npm = (index: number) =>
    groups.nth(index).locator(':scope > [role=tablist] > [data-tab=npm]');
  await npm(0).click();
  for (let index = 0; index < (await groups.count()); index += 1) {
    await expect(npm(index)).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/cms/quick-start');
  await expect(npm(0)).toHaveAttribute('aria-selected', 'true');
});

test('a choice holds in other tabs of the browser, too', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto('/cms/quick-start');
  await first.goto(path);
  await first
    .locator('[data-tabs="package-manager"] > [role=tablist] > [data-tab=npm]')
    .first()
    .click();
  await expect(
    second.locator('[data-tabs="package-manager"] > [role=tablist] > [data-tab=npm]').first(),
  ).toHaveAttribute('aria-selected', 'true');
});

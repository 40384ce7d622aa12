import { expect, type Page, test } from './test.ts';

/** What a browser may reject: storage by a setting, the clipboard on a page without HTTPS. */
const path = '/contributing/elements';

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('without storage everything works for the visit, and nothing throws', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
  await page.getByRole('tab', { name: 'npm', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByLabel('Choose secrets of your own').check();

  await page.getByRole('button', { name: 'Search documentation...' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('quick start');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/cms\/quick-start/);
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('without a clipboard each copy button says so, and nothing throws', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByText('Copying failed. Open “View as Markdown” instead.')).toBeAttached();

  // The code is selected, for the reader to copy.
  const block = page.locator('figure[data-code="js"]').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString()))
    .toContain('module.exports');

  const refused = 'The browser does not allow copying.';
  await page.getByRole('heading', { name: 'Playgrounds' }).scrollIntoViewIfNeeded();
  const playground = page.getByRole('region', { name: 'Rating.jsx' });
  await playground.getByRole('button', { name: 'Copy' }).click();
  await expect(playground.getByText(refused)).toBeVisible();

  const builder = page.getByRole('region', { name: 'Query builder' });
  await builder.scrollIntoViewIfNeeded();
  await builder.getByRole('button', { name: 'Copy the URL' }).click();
  await expect(builder.getByText(refused)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask your question' });
  await panel.getByRole('button', { name: 'How does population work?' }).click();
  await panel.getByRole('button', { name: 'Copy answer' }).click();
  await expect(panel.getByText(refused)).toBeVisible();
  expect(errors).toEqual([]);
});

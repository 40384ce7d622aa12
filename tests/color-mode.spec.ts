import { headersFor } from './headers-for.ts';
import { expect, test } from './test.ts';

const theme = 'html';

test('is light at first, even if the system prefers dark', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
  await context.close();
});

test('switches, is remembered, and is there before the first paint', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  // Without any module script the mode is right already: it is set in the head.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
});

test('stays through navigation and back', async ({ page }) => {
  await page.goto('/cms/intro');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cloud' }).click();
  await expect(page).toHaveURL('/cloud/intro');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
});

test('follows the choice made in another tab', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/');
  await second.goto('/cms/intro');
  await first.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(second.locator(theme)).toHaveAttribute('data-theme', 'dark');
});

test('a value that names no mode is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.goto('/');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
});

test('follows the system while it changes, where the site wants it and nobody chose', async ({
  page,
}) => {
  // The site of the tests doesn't want it; the script in the head says so.
  await page.route('**/cms/intro', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/("?respectSystem"?):\s*(?:false|!1)/, '$1:true');
    await route.fulfill({ response, headers: headersFor(response.headers(), {}, body), body });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/cms/intro');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
});

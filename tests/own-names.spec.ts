import { expectAccessible } from './axe.ts';
import { filters, follow, gallery, namesButton, requestForm } from './faults/reader.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { expect, type Page, test } from './test.ts';

const schema = JSON.stringify({
  info: { singularName: 'article', pluralName: 'articles' },
  attributes: { title: { type: 'string' } },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Use your own names' });
const code = (page: Page) => page.locator('figure[data-code="http"] code').first();
const line = (page: Page) => page.getByRole('complementary', { name: 'Names in examples' });

async function choose(page: Page, text: string): Promise<void> {
  await namesButton(page).click();
  await dialog(page).getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}

test("examples have the reader's names, on every page and in every tab, until they go back", async ({
  page,
  context,
}) => {
  await page.goto(gallery, { waitUntil: 'networkidle' });
  const before = await code(page).textContent();
  const colors = await code(page).locator('span').count();
  await choose(page, schema);
  await expect(dialog(page)).toBeHidden();
  await expect(namesButton(page)).toBeFocused();
  const article = 'GET /api/articles/f6tq492crc47xyzoiu0hzir0?fields[0]=title';
  await expect(code(page)).toHaveText(article);
  expect(await code(page).locator('span').count()).toBe(colors);
  await expect(line(page)).toHaveText('Examples use articles. Back to restaurants');
  await expect(line(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expectAccessible(page);
  await requestForm(page).selectOption('cURL');
  await expect(code(page)).toContainText('/api/articles/');
  await requestForm(page).selectOption('HTTP');
  await expect(code(page)).toHaveText(article);

  await page.reload();
  await expect(code(page)).toHaveText(article);
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(500);
  await expect(dialog(page)).toHaveCount(0);
  await follow(page, filters);
  await expect(page).toHaveURL(filters);
  await expect(code(page)).toHaveText(/^GET \/api\/articles\?filters\[title\]/);
  await page.emulateMedia({ media: 'print' });
  await expect(line(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const other = await context.newPage();
  await other.goto(gallery);
  await expect(code(other)).toHaveText(article);
  await other.getByRole('button', { name: 'Back to restaurants' }).click();
  await expect(other.getByRole('main')).toBeFocused();
  await expect.poll(() => code(other).textContent()).toBe(before);
  await expect(line(other)).toHaveCount(0);
  await expect(code(page)).toHaveText(/^GET \/api\/restaurants\?filters\[name\]/);
  await expect(line(page)).toHaveCount(0);
});

test('nothing moves when a page with own names is loaded', async ({ page }) => {
  await page.goto(gallery);
  await choose(page, schema);
  await expect(line(page)).toBeVisible();
  await watchShifts(page);
  await page.goto(filters, { waitUntil: 'networkidle' });
  await expect(line(page)).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test('what names nothing is kept and explained', async ({ page }) => {
  await page.goto(gallery);
  await choose(page, 'my articles');
  await expect(dialog(page).getByRole('status')).toContainText('No names found.');
  await expect(dialog(page).getByRole('textbox')).toHaveValue('my articles');
  await expectAccessible(page);
});

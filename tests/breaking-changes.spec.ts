import { expectAccessible, modesAndWidths, show } from './axe.ts';
import { expect, test } from './test.ts';

const path = '/cms/changes';
const rows = 'table[class] tbody tr[data-area]';

test('axe finds nothing, in both modes and at both widths', async ({ page }) => {
  await page.goto(path);
  const form = page.getByRole('form', { name: 'Migration checker' });
  await form.getByRole('textbox').fill('strapi.entityService');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('One breaking change in one line of your code.')).toBeVisible();
  for (const [mode, width] of modesAndWidths) {
    await show(page, mode, width);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('the list of breaking changes', () => {
  test('filters by pointer, keyboard and a shared address', async ({ page }) => {
    await test.step('filters its rows, says how many are left, and keeps the choice in the address', async () => {
      await page.goto(path);
      const form = page.getByRole('form', { name: 'Filter the breaking changes' });
      await expect(page.locator(rows)).toHaveCount(3);
      await expect(form.getByRole('status')).toHaveText('3 breaking changes');
      // As a reader does, who points at a field before choosing.
      await form.getByLabel('Affects plugins?').hover();
      await form.getByLabel('Affects plugins?').selectOption('Yes');
      await expect(form.getByRole('status')).toHaveText('2 of 3 breaking changes');
      await expect(page.locator(rows).filter({ visible: true })).toHaveCount(2);
      await form.getByLabel('Codemod?').selectOption('Partly');
      await expect(page.locator(rows).filter({ visible: true })).toHaveText([/Flavors are gone/]);
      await expect(page).toHaveURL(`${path}?plugins=yes&codemod=partial`);

      await form.getByLabel('Area').selectOption('Database');
      await expect(form.getByRole('status')).toHaveText(/None of the 3 breaking changes matches/);
      await form.getByRole('button', { name: 'Show all' }).click();
      await expect(page.locator(rows).filter({ visible: true })).toHaveCount(3);
      await expect(page).toHaveURL(path);
    });
    await test.step('shows what a shared address asks for without a touch', async () => {
      await page.goto(`${path}?area=database&codemod=nonsense`);
      await expect(page.locator(rows).filter({ visible: true })).toHaveText([/MySQL 5/]);
      await expect(page.getByLabel('Area')).toHaveValue('database');
    });
    await test.step('can be used by keyboard', async () => {
      await page.goto(path);
      await page.getByLabel('Area').focus();
      await page.keyboard.type('Dat');
      await expect(page.locator(rows).filter({ visible: true })).toHaveCount(1);
    });
  });
});

test.describe('the migration checker', () => {
  const code = [
    "import { factories } from '@strapi/strapi';",
    `const { ${'aFieldOfTheEntry, '.repeat(6)}} = await strapi.entityService.findMany(uid, { flavor: true });`,
    '// strapi.entityService',
  ].join('\n');

  test('finds the changes with their lines, and shows a line in the code', async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: 'Migration checker' });
    const field = form.getByRole('textbox');
    await field.fill(code);
    await form.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('2 breaking changes in one line of your code.')).toBeVisible();
    const finding = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'The Entity Service is deprecated' }),
    });
    await expect(finding).toContainText('Call strapi.documents() instead.');
    await expect(finding.getByRole('link')).toHaveAttribute('href', '/cms/changes/entity-service');
    await expect(finding.getByText('entityService.findMany', { exact: true })).toBeInViewport();
    await finding.getByRole('button', { name: 'Line 2' }).click();
    await expect(field).toBeFocused();
    const selected = await field.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe(code.split('\n')[1]);
  });

  test('says what to do if nothing is found', async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: 'Migration checker' });
    await form.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('There is nothing to check yet.')).toBeVisible();
    await form.getByRole('textbox').fill('const answer = 42;');
    await expect(page.getByText('No rule matches this code.')).toBeVisible();
    await page.getByText('Changes that code can’t show (1)').click();
    await expect(page.getByRole('link', { name: "MySQL 5 isn't supported" }).last()).toBeVisible();
  });

  test('is loaded when it is used, and nothing that is pasted leaves the page', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      requests.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.filter((url) => /migration-rules|CheckResults|react/.test(url))).toEqual([]);
    const form = page.getByRole('form', { name: 'Migration checker' });
    await form.getByRole('textbox').fill('strapi.entityService // secret-word');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('One breaking change in one line of your code.')).toBeVisible();
    expect(requests.some((url) => url.includes('migration-rules.json'))).toBe(true);
    expect(requests.filter((url) => url.includes('secret-word'))).toEqual([]);
    expect(page.url()).not.toContain('secret-word');
  });

  test('keeps what was typed over a reload and while its parts are lost', async ({ page }) => {
    await page.route('**/migration-rules.json', (route) => route.abort());
    await page.goto(path);
    const form = page.getByRole('form', { name: 'Migration checker' });
    const field = form.getByRole('textbox');
    await field.pressSequentially('strapi.entityService');
    await form.getByRole('button', { name: 'Check' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The list of rules did not load.');
    await expect(field).toHaveValue('strapi.entityService');
    await page.unroute('**/migration-rules.json');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('One breaking change in one line of your code.')).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('strapi.entityService');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is there, and no form that could not work', async ({ page }) => {
    await page.goto(`${path}?area=database`);
    await expect(page.locator(rows).filter({ visible: true })).toHaveCount(3);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByText('The checker needs JavaScript.')).toBeVisible();
  });
});

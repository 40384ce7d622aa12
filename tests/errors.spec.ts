import { expect, type Page, test } from './test.ts';

/** What readers see where something fails (SPECIFICATION.md S5, S8). */
const filters = '/cms/api/rest/filters';

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('an address with invalid percent-encoding is named as the fault', async ({ page }) => {
  const errors = watchErrors(page);
  const response = await page.goto('/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid address');
  await expect(page.getByRole('main')).toContainText(
    'The path “/%E0%A4%A” could not be decoded. This is likely caused by an invalid percent-encoding.',
  );
  await expect(page).toHaveTitle('Invalid address | Example Documentation');
  expect(errors).toEqual([]);
});

test('a link with invalid percent-encoding says so, and keeps the page', async ({ page }) => {
  await page.goto(filters);
  const title = await page.title();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/cms/%E0%A4%A';
    link.textContent = 'A broken link';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'A broken link' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be decoded');
  await expect(page).toHaveTitle("The page /cms/%E0%A4%A didn't load.");
  await expect(alert.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(new RegExp(`${filters}$`));
});

test('while a page is lost its title says so, and then it is what it was', async ({ page }) => {
  await page.goto(filters);
  await page.route('**/cloud/intro', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Cloud' }).click();
  await expect(page).toHaveTitle("The page /cloud/intro didn't load.");
  await page.unroute('**/cloud/intro');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveTitle('Introduction to Cloud | Example Documentation');
});

test.describe("the site's own files", () => {
  const banner = 'Your Docusaurus site did not load properly.';

  test('a banner says that they are lost, and the text can be read', async ({ page }) => {
    const errors = watchErrors(page);
    await page.route('**/_astro/Document.*.js', (route) => route.abort());
    await page.goto(filters);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(`${banner} Reload the page.`);
    await expect(alert).toContainText('base URL');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('so it does under a wrong base URL, where all of them are missing', async ({ page }) => {
    await page.route('**/_astro/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(filters);
    await expect(page.getByRole('alert')).toContainText(banner);
  });

  test('otherwise it never shows, not even where other files are lost', async ({ page }) => {
    await page.route('**/favicon.svg', (route) => route.abort());
    await page.route('**/*.png', (route) => route.abort());
    await page.goto('/contributing/elements', { waitUntil: 'networkidle' });
    await expect(page.getByText(banner)).toHaveCount(0);
  });
});

/** Where each island has the word that the test makes it crash at. */
const islands = [
  { file: 'SearchBox', word: 'Search documentation...', name: 'Search documentation...' },
  { file: 'ColorModeSwitch', word: 'Switch to dark mode', name: 'Switch to dark mode' },
  { file: 'PageActions', word: 'Copy page', name: 'Copy page' },
  { file: 'AnnouncementBar', word: 'Close announcement', name: 'Close announcement' },
];

for (const { file, word, name } of islands) {
  test(`${file}: if it crashes, the rest works on, and it can be tried again`, async ({ page }) => {
    await page.route(`**/_astro/${file}.*.js`, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const quoted = new RegExp(`(["'\`])${word.replaceAll('.', '\\.')}\\1`);
      expect(code).toMatch(quoted);
      const crash = `(()=>{if(!window.repaired)throw Error("It broke.",{cause:Error("For a test.")});return "${word}"})()`;
      await route.fulfill({ response, body: code.replace(quoted, crash) });
    });
    await page.goto(filters);
    const title = await page.title();
    // From elsewhere: the pointer starts in the corner, where one of them is.
    await page.mouse.move(720, 450);
    await page.getByRole('button', { name }).hover();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This part of the page crashed. The rest of the page works.');
    await expect(alert).toContainText('It broke.');
    await expect(alert).toContainText('For a test.');
    await expect(page).toHaveTitle('This page crashed.');
    // What is around it works.
    await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click();
    await expect(page.getByRole('dialog', { name: 'Ask your question' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.evaluate(() => Reflect.set(window, 'repaired', true));
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(page).toHaveTitle(title);
  });
}

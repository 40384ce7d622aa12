import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';

const log = `[2026-01-12 09:08:00.123] error: Missing apiToken.salt. Please set apiToken.salt in config/admin.js (ex: you can generate one).
    at checkSalt (/app/node_modules/@strapi/admin/dist/server/bootstrap.js:12:9)
Caused by: error: password authentication failed for user "kitchen-secret"`;

test('a pasted log is explained, its cause first, and nothing of it leaves the page', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.goto('/cms/errors', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /search\/errors|FoundErrors|react/.test(url))).toEqual([]);
  const form = page.getByRole('form', { name: 'Error finder' });
  await form.getByRole('textbox').fill(log);
  await form.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('2 known messages, the likely cause first.')).toBeVisible();
  const messages = page.getByRole('listitem').filter({ has: page.locator('pre') });
  await expect(messages.first()).toContainText('password authentication failed for user');
  await expect(messages.first().getByRole('link').first()).toHaveAttribute(
    'href',
    '/cms/configurations/database#troubleshooting',
  );
  await expect(messages.nth(1)).toContainText('Missing apiToken.salt');
  expect(requests.filter((url) => url.includes('kitchen-secret'))).toEqual([]);
  await expectAccessible(page);
});

test('what is not known says so, and a lost list can be asked for again', async ({ page }) => {
  await page.route('**/search/errors/index.json', (route) => route.abort());
  await page.goto('/cms/errors');
  const form = page.getByRole('form', { name: 'Error finder' });
  await form.getByRole('textbox').fill('panic: the coffee machine is empty');
  await page.keyboard.press('Control+Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The list of error messages did not load.');
  await page.unroute('**/search/errors/index.json');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This documentation doesn’t explain this message.')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('textbox')).toHaveValue('panic: the coffee machine is empty');
});

test('a message of Strapi that no page explains is known by its package', async ({ page }) => {
  await page.goto('/cms/errors');
  const form = page.getByRole('form', { name: 'Error finder' });
  await form
    .getByRole('textbox')
    .fill('warn: Could not remove partial temp file /tmp/upload-1: EPERM');
  await form.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Strapi says this, but no page explains it yet.')).toBeVisible();
  await expect(page.getByText(/^From @strapi\/upload, on the server/)).toBeVisible();
});

test('a description gets the explanations that come nearest, and each message its version', async ({
  page,
}) => {
  await page.goto('/cms/errors');
  const form = page.getByRole('form', { name: 'Error finder' });
  const explain = async (text: string) => {
    await form.getByRole('textbox').fill(text);
    await form.getByRole('button', { name: 'Explain' }).click();
  };
  await explain(
    'We put our database into a container next to the CMS, and when the CMS starts, it cannot reach PostgreSQL',
  );
  await expect(page.getByText('If it describes what happened, these come nearest:')).toBeVisible();
  const paths = page.getByRole('listitem').getByRole('link', { name: /^(?:Database|Docker)/ });
  await expect(paths.first()).toBeVisible();
  await expectAccessible(page);

  await explain('Asset metadata preflight failed for "a.png": missing');
  await expect(page.getByText(/since Strapi 5\.\d+\.$/)).toBeVisible();
});

import { createHash } from 'node:crypto';
import { expect, type Page } from '../test.ts';
import { configure, test } from './fixtures.ts';

const path = '/cms/intro';
const host = 'https://scripts.example';
const body = 'window.thirdParty = (window.thirdParty ?? 0) + 1;';

/** Serves the script, and counts how often it is asked for. */
async function serve(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${host}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body,
    });
  });
  return asked;
}

const script = (settings: Record<string, unknown>) => ({
  name: 'Heat',
  kind: 'effects',
  src: `${host}/s.js`,
  ...settings,
});

const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'thirdParty') ?? 0);

test('idle: once the page is at rest', async ({ page }) => {
  const asked = await serve(page);
  await configure(page, { analytics: null, scripts: [script({ strategy: 'idle' })] });
  await page.goto(path);
  await expect.poll(() => ran(page)).toBe(1);
  const first = await page.evaluate(() => {
    const [entry] = performance.getEntriesByName('https://scripts.example/s.js');
    const [navigation] = performance.getEntriesByType('navigation');
    return (entry?.startTime ?? 0) >= Reflect.get(navigation ?? {}, 'loadEventStart');
  });
  expect(first).toBe(true);
  expect(asked).toHaveLength(1);
});

test('interaction: at the first key, click or scroll, once', async ({ page }) => {
  const asked = await serve(page);
  await configure(page, { analytics: null, scripts: [script({ strategy: 'interaction' })] });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => ran(page)).toBe(1);
  await page.mouse.click(5, 300);
  expect(asked).toHaveLength(1);
});

test('consent: after the reader agreed, and then on every page', async ({ page }) => {
  const asked = await serve(page);
  await configure(page, { analytics: null, scripts: [script({ strategy: 'consent' })] });
  await page.goto(path);
  const question = page.getByRole('region', { name: 'Your privacy' });
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Yes, count' }).click();
  await expect.poll(() => ran(page)).toBe(1);
  await page.goto('/cloud/intro');
  await expect.poll(() => ran(page)).toBe(1);
});

test('a browser that asks for privacy gets what shows, and nothing that measures', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
  });
  const asked = await serve(page);
  await configure(page, {
    analytics: null,
    scripts: [
      script({ strategy: 'idle', name: 'Heat', kind: 'heatmap', src: `${host}/heat.js` }),
      script({ strategy: 'idle', name: 'Tags', kind: 'tag-manager', src: `${host}/tags.js` }),
      script({ strategy: 'idle', name: 'Snow', kind: 'effects', src: `${host}/snow.js` }),
    ],
  });
  await page.goto(path);
  await expect.poll(() => ran(page)).toBe(1);
  expect(asked).toEqual([`${host}/snow.js`]);
});

test('integrity: a script runs only if it is the one that was checked', async ({ page }) => {
  await serve(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  const wrong = `sha384-${createHash('sha384').update('other').digest('base64')}`;
  await configure(page, {
    analytics: null,
    scripts: [
      script({ strategy: 'idle', name: 'Checked', src: `${host}/a.js`, integrity }),
      script({ strategy: 'idle', name: 'Changed', src: `${host}/b.js`, integrity: wrong }),
    ],
  });
  await page.goto(path);
  await expect
    .poll(() => said.join('\n'))
    .toContain(
      `The third-party script “Changed” (${host}/b.js) failed to load. The page works without it.`,
    );
  await expect.poll(() => ran(page)).toBe(1);
});

test('a script that takes too long is given up, and only the console says so', async ({ page }) => {
  await page.route(`${host}/**`, () => {
    // No answer at all.
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await configure(page, {
    analytics: null,
    scripts: [script({ strategy: 'idle', timeout: 2000 })],
  });
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('script[data-third-party]')).toBeAttached();
  await expect
    .poll(() => said.join('\n'))
    .toContain('“Heat” (https://scripts.example/s.js) did not load within 2000 ms.');
  await expect(page.locator('script[data-third-party]')).not.toBeAttached();
  expect(errors).toEqual([]);
});

test('a tag manager finds when it was asked for, and an icon font is a stylesheet', async ({
  page,
}) => {
  await serve(page);
  await page.route(`${host}/icons.css`, (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root { --icons: here }' }),
  );
  await configure(page, {
    analytics: null,
    scripts: [
      script({ strategy: 'idle', name: 'Tags', kind: 'tag-manager', src: `${host}/tags.js` }),
      script({ strategy: 'idle', name: 'Icons', kind: 'icon-font', src: `${host}/icons.css` }),
    ],
  });
  await page.goto(path);
  await expect
    .poll(() =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--icons').trim(),
      ),
    )
    .toBe('here');
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ]);
});

test('a script of the site itself, such as one for redirects', async ({ page }) => {
  await page.route('**/redirects.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await configure(page, {
    analytics: null,
    scripts: [script({ strategy: 'idle', kind: 'redirect', src: '/redirects.js' })],
  });
  await page.goto(path);
  await expect.poll(() => ran(page)).toBe(1);
});

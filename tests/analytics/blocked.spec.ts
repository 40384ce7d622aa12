import { expect, type Page } from '../test.ts';
import { collect, configure, started, test } from './fixtures.ts';

/** Everything that a reader's browser may block; the site is configured for all of it. */
async function configureAll(page: Page) {
  await configure(page, {
    analytics: { remoteConfig: true, elementInteractions: true, googleAnalyticsDeviceId: true },
    scripts: [
      { name: 'Tags', kind: 'tag-manager', src: 'https://tags.example/t.js', strategy: 'idle' },
      { name: 'Icons', kind: 'icon-font', src: 'https://icons.example/i.css', strategy: 'idle' },
      {
        name: 'Effects',
        kind: 'effects',
        src: 'https://effects.example/e.js',
        strategy: 'interaction',
      },
    ],
  });
}

const elsewhere = (url: URL) => url.hostname !== '127.0.0.1';

/** Does what a reader does, and expects what they expect. */
async function read(page: Page) {
  await page.goto('/contributing/elements');
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
  await expect(page.getByRole('tab', { name: 'npm', exact: true }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const block = page.locator('figure[data-code="js"]').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('button', { name: 'Search documentation...' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('quick start');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/cms\/quick-start/);
  await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask your question' });
  await panel.getByRole('button', { name: 'How does population work?' }).click();
  await expect(panel.getByRole('button', { name: 'Copy answer' })).toBeVisible();
}

test('with every script from elsewhere blocked, nothing changes and nothing is thrown', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await configureAll(page);
  await page.route(elsewhere, (route) => route.abort('blockedbyclient'));
  await read(page);
  expect(errors).toEqual([]);
});

test('nor with all code of analytics blocked', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await configureAll(page);
  await page.route(elsewhere, (route) => route.abort('blockedbyclient'));
  await page.route(/\/_astro\/start/, (route) => route.abort('blockedbyclient'));
  await read(page);
  expect(errors).toEqual([]);
});

test('nor with cookies and storage blocked as well', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await configureAll(page);
  await page.route(elsewhere, (route) => route.abort('blockedbyclient'));
  await read(page);
  expect(errors).toEqual([]);
});

test('remote configuration that never comes is given up after 5 s', async ({ page, collector }) => {
  const asked: string[] = [];
  await configure(page, { analytics: { remoteConfig: true } });
  await page.route(/^https:\/\/sr-client-cfg\.amplitude\.com\//, (route) => {
    // No answer at all.
    asked.push(route.request().url());
  });
  await page.clock.install();
  await page.goto('/cms/intro');
  await expect.poll(() => asked.length).toBe(1);
  const { searchParams } = new URL(asked[0] ?? '');
  expect(searchParams.get('api_key')).toBe('public-analytics-key');
  expect(searchParams.getAll('config_keys')).toEqual(['analyticsSDK']);
  await page.clock.fastForward(5100);
  await started(page);
  await collect(page, collector, 'Page Viewed');
});

test('remote configuration can switch the capture of elements on', async ({ page, collector }) => {
  await configure(page, { analytics: { remoteConfig: true } });
  await page.route(/^https:\/\/sr-client-cfg\.amplitude\.com\//, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        configs: { analyticsSDK: { browserSDK: { autocapture: { elementInteractions: true } } } },
      },
    }),
  );
  await page.clock.install();
  await page.goto('/contributing/elements');
  await started(page);
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
  await collect(page, collector, '[Amplitude] Element Clicked');
});

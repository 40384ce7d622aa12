import { storageKeys } from '../../src/analytics/constants.ts';
import { expect, type Page } from '../test.ts';
import { apiKey, collect, configure, started, test, vendorHosts } from './fixtures.ts';

const path = '/cms/intro';
const question = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

/** The requests for analytics code and to the vendor. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (vendorHosts.test(request.url()) || /\/start\.[\w-]+\.js/.test(request.url())) {
      seen.push(request.url());
    }
  });
  return seen;
}

test.beforeEach(async ({ page }) => {
  await configure(page, { analytics: { consent: 'required' } });
  await page.clock.install();
});

test('nothing is loaded or stored before the reader agrees; then what was done counts', async ({
  page,
  context,
  collector,
}) => {
  const seen = watch(page);
  await page.goto(path);
  await expect(question(page)).toBeVisible();
  expect(seen).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await question(page).getByRole('button', { name: 'Yes, count' }).click();
  await expect(question(page)).toBeHidden();
  await started(page);
  await collect(page, collector, 'Page Viewed');

  await page.goto('/cloud/intro');
  await started(page);
  await expect(question(page)).toBeHidden();
});

test('who declines is not asked again, and nothing is loaded', async ({ page, context }) => {
  const seen = watch(page);
  await page.goto(path);
  await question(page).getByRole('button', { name: "No, don't" }).click();
  await page.goto('/cloud/intro');
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  expect(seen).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('who changes their mind is somebody new when they come back', async ({
  page,
  context,
  collector,
}) => {
  await page.goto(path);
  await question(page).getByRole('button', { name: 'Yes, count' }).click();
  await started(page);
  await collect(page, collector, 'Page Viewed');
  const before = collector.events.length;
  const ask = () =>
    page.evaluate(() => {
      const button = document.createElement('button');
      button.dataset.changeConsent = '';
      document.body.append(button);
      button.click();
    });
  await ask();
  await question(page).getByRole('button', { name: "No, don't" }).click();
  const { identity, campaign } = storageKeys(apiKey);
  expect(
    (await context.cookies()).filter(({ name }) => [identity, campaign].includes(name)),
  ).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Cloud' }).click();
  await expect(page).toHaveURL(/cloud\/intro/);
  await page.clock.fastForward(10_500);
  expect(collector.events).toHaveLength(before);

  await ask();
  await question(page).getByRole('button', { name: 'Yes, count' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'CMS' }).click();
  await collect(page, collector, 'Page Viewed', 2);
  const [first, second] = collector.of('Page Viewed');
  expect(second?.device_id).not.toBe(first?.device_id);
});

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  test(`a browser that says ${signal} is neither counted nor asked`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, {
        get: () => (name === 'doNotTrack' ? '1' : true),
      });
    }, signal);
    const seen = watch(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(5000);
    await expect(question(page)).toBeHidden();
    expect(seen).toEqual([]);
  });
}

test('the choice can be made with the keyboard, and holds without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(path);
  const refuse = question(page).getByRole('button', { name: "No, don't" });
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Cloud' }).click();
  await expect(page).toHaveURL(/cloud\/intro/);
  await expect(question(page)).toBeHidden();
  expect(errors).toEqual([]);
});

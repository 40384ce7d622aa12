import { expect, test } from './test.ts';

const path = '/contributing/elements';
const name = /^The home page/;

test('an image comes in the size of the screen, and its place is reserved', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const image = page.getByRole('img', { name }).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
    .toBe(true);
  expect(fetched).toContainEqual(
    expect.stringMatching(/^\/_astro\/images\/boat-light\.\w+-480\.webp$/),
  );
  expect(fetched).not.toContain('/images/boat-light.png');
  const box = await image.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1280 / 720, 1);
});

const dialog = 'dialog[open]';

test.describe('an image is enlarged', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Enlarge the image' }).first().scrollIntoViewIfNeeded();
  });

  test('by a click or the keyboard, until it is clicked, left, scrolled away or resized', async ({
    page,
  }) => {
    await test.step('by a click, without a margin, and closes on the second click', async () => {
      await page.getByRole('button', { name: 'Enlarge the image' }).first().click();
      const enlarged = page.getByRole('dialog', { name: 'Enlarged image' });
      await expect(enlarged.getByRole('img', { name })).toBeVisible();
      await expect
        .poll(async () => (await enlarged.getByRole('img').boundingBox())?.width)
        .toBe(1100);
      const timings = await page
        .locator(dialog)
        .evaluate((element) =>
          element
            .getAnimations({ subtree: true })
            .map(({ effect }) => effect?.getTiming().duration),
        );
      expect(new Set(timings)).toEqual(new Set([300]));
      await page.mouse.click(550, 400);
      await expect(page.locator(dialog)).toHaveCount(0);
    });
    await test.step('by the keyboard, and gives the focus back', async () => {
      const button = page.getByRole('button', { name: 'Enlarge the image' }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Close the enlarged image' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator(dialog)).toHaveCount(0);
      await expect(button).toBeFocused();
    });
    await test.step('until the page is scrolled by more than 40 px', async () => {
      await page.getByRole('button', { name: 'Enlarge the image' }).first().click();
      await expect(page.locator(dialog)).toBeVisible();
      // Not by the reader, but by a layout of what is above.
      await page.evaluate(() => scrollBy({ top: 80, behavior: 'instant' }));
      await page.evaluate(() => scrollBy({ top: -80, behavior: 'instant' }));
      await page.mouse.wheel(0, 40);
      await page.waitForTimeout(400);
      await expect(page.locator(dialog)).toBeVisible();
      await page.mouse.wheel(0, 1);
      await expect(page.locator(dialog)).toHaveCount(0);
    });
    await test.step('until the window is resized', async () => {
      await page.getByRole('button', { name: 'Enlarge the image' }).first().click();
      await expect(page.locator(dialog)).toBeVisible();
      await page.setViewportSize({ width: 1000, height: 800 });
      await expect(page.locator(dialog)).toHaveCount(0);
    });
  });

  test('on white in light mode, on the color of the page in dark', async ({ page }) => {
    const backgroundOf = () =>
      page
        .locator(`${dialog} > div`)
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole('button', { name: 'Enlarge the image' }).first().click();
    await expect.poll(backgroundOf).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    const body = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await backgroundOf()).toBe(body);
  });
});

test('the code that enlarges images comes with the first click on one', async ({ page }) => {
  const scripts: string[] = [];
  // Read on the way: asked for afterward, the body of a finished response can be gone.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    scripts.push(await response.text());
    await route.fulfill({ response });
  });
  const enlarges = () => scripts.some((text) => text.includes('Enlarged image'));
  await page.goto('/cms/api/rest/upload', { waitUntil: 'networkidle' });
  expect(enlarges()).toBe(false);
  await page.getByRole('button', { name: 'Enlarge the image' }).click();
  await expect(page.getByRole('dialog', { name: 'Enlarged image' })).toBeVisible();
  expect(enlarges()).toBe(true);
});

import { deferredBlocks, shiftOf, watchShifts } from './layout-shift.ts';
import { expect, type Page, test } from './test.ts';

const path = '/contributing/elements';
const flow = 'figure[data-diagram]';

/** The addresses that a page fetches of the code that draws. */
function watchDrawingCode(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/frames\/diagram|mermaid/i.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

test('a page without a diagram downloads nothing of what draws them', async ({ page }) => {
  const fetched = watchDrawingCode(page);
  await page.goto('/cms/api/rest/filters', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
});

test('a page with a diagram downloads it only when the reader comes near', async ({ page }) => {
  const fetched = watchDrawingCode(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.locator(flow).first().scrollIntoViewIfNeeded();
  await expect(page.locator(`${flow} img`).first()).toBeVisible();
  expect(fetched).toContain('/frames/diagram');
});

test('the drawing follows the color mode, keeps its alternative and is enlarged', async ({
  page,
}) => {
  await test.step('the drawing follows the color mode and keeps its text alternative', async () => {
    await page.goto(path);
    await page.locator(flow).first().scrollIntoViewIfNeeded();
    const image = page.locator(`${flow} img`).first();
    await expect(image).toHaveAttribute('alt', /^A request passes the route/);
    const light = await image.getAttribute('src');
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect(image).not.toHaveAttribute('src', light ?? '');
    expect(decodeURIComponent((await image.getAttribute('src')) ?? '')).toContain('#1a1933');
  });
  await test.step('a diagram is enlarged to the size of the window, by keyboard too', async () => {
    await page.goto(path);
    const figure = page.locator(flow).first();
    await figure.scrollIntoViewIfNeeded();
    const enlarge = figure.getByRole('button', { name: 'Enlarge the diagram' });
    await enlarge.press('Enter');
    const enlarged = page.getByRole('dialog').getByRole('img', { name: /^A request passes/ });
    // Its proportions depend on the font with which it was drawn: one side fills the window.
    await expect
      .poll(async () => {
        const { width = 0, height = 0 } = (await enlarged.boundingBox()) ?? {};
        return Math.max(width / 1440, height / 900);
      })
      .toBeCloseTo(1, 2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });
});

test('nothing in view moves when the diagram comes', async ({ page }) => {
  await watchShifts(page);
  // A page with nothing else that takes its place later.
  await page.goto('/cms/intro');
  const figure = page.locator('figure[data-diagram]');
  const drawing = figure.getByRole('img', { name: /^Developers define content types/ });
  // A block that is laid out while it scrolls into view moves by itself.
  await expect.poll(() => deferredBlocks(page)).toBe(0);
  await page.getByRole('heading', { name: 'How content travels' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(drawing).toBeVisible();
  await expect(figure).toHaveAttribute('data-diagram', 'drawn');
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('a diagram that cannot be drawn shows its source and the error', async ({ page }) => {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('flowchart LR', 'flowchart LR [');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  const figure = page.locator(flow).first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('alert')).toContainText("couldn't be drawn");
  await expect(figure.getByRole('alert')).toContainText('Parse error on line 1');
  await expect(figure.locator('pre code')).toContainText('flowchart LR');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the source and the alternative text are there', async ({ page }) => {
    await page.goto(path);
    const figure = page.locator(flow).first();
    await expect(figure.getByText(/^A request passes the route/)).toBeVisible();
    await expect(figure.locator('pre code')).toBeVisible();
  });
});

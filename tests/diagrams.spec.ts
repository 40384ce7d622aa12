import { expect, test } from './test.ts';

const path = '/contributing/elements';
const alternative = /^A request passes the route/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a diagram is there, with its description', async ({ page }) => {
    await page.goto(path);
    const drawing = page.getByRole('img', { name: alternative });
    await expect(drawing).toBeVisible();
    await expect(drawing).toContainText('Controller');
  });
});

test('the drawing has the colors of the page, in both modes', async ({ page }) => {
  await page.goto(path);
  const drawing = page.getByRole('img', { name: alternative });
  const colors = () =>
    drawing.evaluate((svg) => {
      const color = (selector: string, name: 'fill' | 'stroke') =>
        getComputedStyle(svg.querySelector(selector) ?? svg)[name];
      return { text: color('text', 'fill'), box: color('.node rect', 'fill') };
    });
  const textColor = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await colors();
  expect(light.text).toBe(await textColor());
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const dark = await colors();
  expect(dark.text).toBe(await textColor());
  expect(dark.box).not.toBe(light.box);
});

test('a chart that runs sideways runs down on phones', async ({ page }) => {
  await page.goto(path);
  const drawing = page.getByRole('img', { name: alternative });
  const isUpright = async () => {
    await expect(drawing).toHaveCount(1);
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    return height > width;
  };
  // Here the source is below the drawing, not next to it.
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await isUpright()).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await isUpright()).toBe(true);
});

test('a diagram is enlarged to the size of the window, by keyboard too', async ({ page }) => {
  await page.goto(path);
  const enlarge = page.getByRole('button', { name: 'Enlarge the diagram' }).first();
  await enlarge.press('Enter');
  const enlarged = page.getByRole('dialog').getByRole('img', { name: alternative });
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

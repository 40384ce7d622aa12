import { misfits } from '../page-width.ts';
import { expect, test } from '../test.ts';

// What readers set in their browser, which is 16 pixels otherwise.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
});

test('with text twice as large, pages fit as they do on a screen of half the size', async ({
  page,
}) => {
  for (const path of ['/', '/tags', '/cms/errors', '/cms/api/rest', '/cms/configurations/server']) {
    await page.goto(path);
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // Long names may break there: no phone has room for them in letters of this size.
    const sideways = (await misfits(page)).filter((misfit) => misfit.endsWith('px wide'));
    expect(sideways, `${path} at 390 px`).toEqual([]);
  }
});

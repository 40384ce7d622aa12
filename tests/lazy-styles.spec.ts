import { expect, test } from './test.ts';

// What src/build/astro-patches/lazy-styles.ts is for; it relies on how Astro and Vite treat stylesheets.
test('what loads later brings its styles, and every stylesheet is there', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto('/cms/intro');
  await page.getByRole('button', { name: 'Search documentation...' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search).toBeVisible();
  const styled = await search.evaluate((dialog) => {
    const plain = document.body.appendChild(document.createElement('dialog'));
    plain.showModal();
    const [own, other] = [dialog, plain].map((one) => getComputedStyle(one).backgroundColor);
    const padding = getComputedStyle(dialog).padding !== getComputedStyle(plain).padding;
    plain.remove();
    return own !== other || padding;
  });
  expect(styled).toBe(true);
  expect(missing).toEqual([]);
});

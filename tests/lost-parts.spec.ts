import { expect, type Page, test } from './test.ts';

/**
 * Every part that is loaded on demand can be lost on the way: the page says so where the part would
 * be, tries again on demand, is not reloaded, and throws nothing. The search has its own spec.
 */
const gallery = '/contributing/elements';

/** Collects what must not happen. */
function watch(page: Page): { readonly errors: string[]; loads: number } {
  const seen = { errors: [] as string[], loads: 0 };
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('domcontentloaded', () => {
    seen.loads += 1;
  });
  return seen;
}

test('the Ask AI panel, with what was asked for', async ({ page }) => {
  const seen = watch(page);
  const panelFile = /_astro\/mount\.[^/]+\.(?:js|css)/;
  await page.route(panelFile, (route) => route.abort());
  await page.goto('/cms/api/rest/filters');
  const figure = page.locator('figure', { hasText: 'filters[capacity][$gte]=48' }).first();
  await figure.hover();
  await figure.getByRole('button', { name: 'Ask AI about this code' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Ask AI did not load.');
  await page.unroute(panelFile);
  await alert.getByRole('button', { name: 'Try again' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask your question' });
  await expect(panel.locator('form pre')).toContainText('filters[capacity][$gte]=48');
  await expect(alert).toHaveCount(0);
  expect(seen).toEqual({ errors: [], loads: 1 });
});

for (const { name, file, heading, region, message } of [
  {
    name: 'a playground',
    file: /_astro\/PlaygroundEditor\.[^/]+\.(?:js|css)/,
    heading: 'Playgrounds',
    region: 'Rating.jsx',
    message: 'The editor of this code did not load.',
  },
  {
    name: 'the query builder',
    file: /_astro\/Workbench\.[^/]+\.(?:js|css)/,
    heading: 'Query builder',
    region: 'Query builder',
    message: 'The query builder did not load.',
  },
]) {
  test(name, async ({ page }) => {
    const seen = watch(page);
    await page.route(file, (route) => route.abort());
    await page.goto(gallery);
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    const alert = page.getByRole('alert').filter({ hasText: message });
    await expect(alert).toBeVisible();
    await page.unroute(file);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: region })).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(seen).toEqual({ errors: [], loads: 1 });
  });
}

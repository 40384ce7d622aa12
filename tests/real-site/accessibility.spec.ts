import { expectAccessible, modesAndWidths, show } from '../axe.ts';
import { expect, test } from '../test.ts';

/** One page of each kind, and the pages with the most on them. */
const sample = [
  '/',
  '/404',
  '/tags',
  '/tags/rest-api',
  '/whats-new',
  '/release-notes',
  '/cms/intro',
  '/cms/installation/cli',
  '/cms/api/rest/filters',
  '/cms/api/rest/interactive-query-builder',
  '/contributing/elements',
] as const;

for (const path of sample) {
  test(`axe finds nothing on ${path}, and it is as wide as the window`, async ({ page }) => {
    await page.goto(path);
    for (const [mode, width] of modesAndWidths) {
      await show(page, mode, width);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

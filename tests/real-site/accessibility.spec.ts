import AxeBuilder from '@axe-core/playwright';
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

// Colours depend on the mode and places on the width, so that two of the four pairs see everything.
for (const [mode, width] of [
  ['light', 390],
  ['dark', 1440],
] as const) {
  for (const path of sample) {
    test(`axe finds nothing on ${path} in ${mode} mode at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

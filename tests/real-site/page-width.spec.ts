import { misfits, widths } from '../page-width.ts';
import { expect, test } from '../test.ts';

/** One page of each kind, and those with the widest tables and the longest names. */
const sample = [
  '/',
  '/accessibility',
  '/tags',
  '/no/such/page',
  '/whats-new',
  '/release-notes',
  '/contributing/elements',
  '/cloud/cli/cloud-cli',
  '/cms/intro',
  '/cms/project-structure',
  '/cms/api/rest/filters',
  '/cms/api/graphql',
  '/cms/configurations/environment',
  '/cms/configurations/server',
  '/cms/features/content-manager',
  '/cms/plugins-development/server-api',
  '/cms/migration/v4-to-v5/breaking-changes',
  '/cms/migration/v4-to-v5/breaking-changes/removed-support-for-some-env-options',
];

for (const path of sample) {
  test(`${path} fits every screen`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `${width} px`).toEqual([]);
    }
  });
}

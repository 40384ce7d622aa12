import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

/** Colors depend on the mode and places on the width, so that two of the four pairs see everything. */
export const modesAndWidths = [
  ['light', 390],
  ['dark', 1440],
] as const;

/** Shows the page in a color mode and at a width, without loading it again. */
export async function show(page: Page, mode: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    // Colors on their way belong to neither mode.
    for (const change of document.getAnimations()) {
      if (change instanceof CSSTransition) change.finish();
    }
  }, mode);
}

/**
 * Expects axe to find nothing.
 * @param part what to check, if not the whole page
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // To name every element that passed, and to bring that here and back, took most of the time.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
  ).toEqual([]);
}

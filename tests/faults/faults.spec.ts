import { expect, test } from '../test.ts';
import { readChunks } from './chunks.ts';
import { type Fault, inject } from './fault.ts';
import { accessibility } from './rows/accessibility.ts';
import { addresses } from './rows/addresses.ts';
import { authoring } from './rows/authoring.ts';
import { browsers } from './rows/browser.ts';
import { content } from './rows/content.ts';
import { deploys } from './rows/deploys.ts';
import { input } from './rows/input.ts';
import { lostChunks } from './rows/lost-chunks.ts';
import { navigation } from './rows/navigation.ts';
import { server } from './rows/server.ts';

/**
 * The table of faults: what can go wrong, and what the reader sees then. Whatever it is, nothing throws,
 * no document is loaded that nobody asked for, and the content policy blocks nothing unexpected.
 */
const table: readonly Fault[] = [
  ...lostChunks(),
  ...deploys,
  ...content,
  ...navigation,
  ...input,
  ...addresses,
  ...browsers,
  ...accessibility,
  ...server,
  ...authoring,
];

for (const {
  fault,
  reader,
  path,
  injection,
  prepare,
  proof,
  loads = path === undefined ? 0 : 1,
  viewport,
  blocks,
} of table) {
  test.describe(() => {
    test.use({
      ...(viewport && { viewport }),
      expectedViolations: { all: blocks ? [blocks] : [] },
    });

    test(`${fault}: ${reader}`, async ({ page }) => {
      const seen = { errors: [] as string[], loads: 0 };
      page.on('pageerror', ({ stack, message }) => seen.errors.push(stack ?? message));
      page.on('domcontentloaded', () => {
        seen.loads += 1;
      });
      await prepare?.(page);
      const repair = await inject(page, injection);
      if (path !== undefined) await page.goto(path);
      await proof(page, repair);
      expect(seen.errors).toEqual([]);
      // What shows may come before the whole document.
      if (loads !== 'any') await expect.poll(() => seen.loads).toBe(loads);
    });
  });
}

test('the table has at least 100 faults, each once, among them every script removed in turn', () => {
  const names = table.map(({ fault }) => fault);
  console.log(`${table.length} faults, ${readChunks().length} of them scripts removed in turn`);
  expect(new Set(names).size).toBe(names.length);
  expect(table.length).toBeGreaterThanOrEqual(100);
});

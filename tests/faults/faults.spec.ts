import { expect, type Page, test } from '../test.ts';
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

/** So many faults come after each other in one window. */
const largestGroup = 8;

/** Whether a fault leaves nothing in a window that the next document would still have. */
const leavesNothing = ({ injection, addsScripts }: Fault) =>
  injection.kind !== 'browser' && !addsScripts;

/** Neighbors in the table that can share a window: to open one takes longer than most proofs. */
function groups(): Fault[][] {
  const found: Fault[][] = [];
  const settings = ({ viewport, blocks }: Fault) => `${JSON.stringify(viewport)} ${blocks}`;
  for (const row of table) {
    const last = found.at(-1);
    const [first] = last ?? [];
    const fits = first && settings(first) === settings(row) && [first, row].every(leavesNothing);
    if (last && fits && last.length < largestGroup) last.push(row);
    else found.push([row]);
  }
  return found;
}

for (const group of groups()) {
  const [first] = group;
  if (!first) continue;
  const { fault, viewport, blocks } = first;
  const others = group.length > 1 ? ` (and ${group.length - 1} more)` : '';
  test.describe(() => {
    test.use({
      ...(viewport && { viewport }),
      expectedViolations: { all: blocks ? [blocks] : [] },
    });

    test(`${fault}${others}`, async ({ page, baseURL }) => {
      const errors: string[] = [];
      let loaded = 0;
      page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message));
      page.on('domcontentloaded', () => {
        loaded += 1;
      });
      for (const row of group) {
        await test.step(`${row.fault}: ${row.reader}`, async () => {
          const { path, injection, prepare, proof, loads = path === undefined ? 0 : 1 } = row;
          if (row !== first) await forget(page, baseURL ?? '');
          loaded = 0;
          await prepare?.(page);
          const repair = await inject(page, injection);
          if (path !== undefined) await page.goto(path);
          await proof(page, repair);
          const thrown = errors.splice(0);
          expect(row.remakes ? thrown.filter((error) => !error.includes('#418')) : thrown).toEqual(
            [],
          );
          // What shows may come before the whole document.
          if (loads !== 'any') await expect.poll(() => loaded).toBe(loads);
        });
      }
    });
  });
}

/** Makes the window as if nothing had been read in it. */
async function forget(page: Page, site: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.emulateMedia({ forcedColors: null, contrast: null, media: null });
  await page.mouse.move(0, 0);
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test('the table has at least 100 faults, each once, among them every script removed in turn', () => {
  const names = table.map(({ fault }) => fault);
  console.log(`${table.length} faults, ${readChunks().length} of them scripts removed in turn`);
  expect(new Set(names).size).toBe(names.length);
  expect(table.length).toBeGreaterThanOrEqual(100);
});

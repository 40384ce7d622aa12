/** The command behind `npm run panel`: follows the procedures of pages and shows what happens. */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { removeAbandonedCopies } from '../src/cms/project.ts';
import { pageFiles, UsageError } from '../src/fingerprint.mjs';
import { loadPage } from '../src/pages/load.ts';
import { projectRoot } from '../src/paths.ts';
import { startBrowser } from './browser/browser.ts';
import type { ProcedureResult } from './follow/follow-page.ts';
import { followPage } from './follow/follow-page.ts';
import { PanelLane } from './follow/panel-lane.ts';
import { readScenePage } from './page/read-page.ts';

const USAGE = `Usage: npm run panel -- [options] [pages or folders]

  --screens   also take the pictures of the pages
  --only=ID   follow only the procedure with this id
  --help      show this text`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      screens: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const pages = pageFiles(projectRoot, positionals)
    .map(readScenePage)
    .filter(({ scene }) => scene !== undefined);
  removeAbandonedCopies();
  let browser: Promise<Browser> | undefined;
  const lane = new PanelLane('panel', () => {
    browser ??= startBrowser();
    return browser;
  });
  let failed = 0;
  try {
    for (const page of pages) {
      console.log(page.file);
      const results = await followPage(page, lane, {
        blocks: loadPage(page.file).blocks,
        only: values.only,
        screens: () => async () => undefined,
        onLabels: () => undefined,
        onProcedure: (result) => console.log(line(result)),
      });
      failed += results.filter(({ outcome }) => outcome === 'failed').length;
    }
  } finally {
    await lane.stop();
    await (await browser?.catch(() => undefined))?.close();
  }
  return failed > 0 ? 1 : 0;
}

function line(result: ProcedureResult): string {
  const { id = 'scene' } = result.procedure;
  if (result.outcome === 'passed') return `  ✓ ${id}`;
  if (result.outcome === 'skipped') return `  - ${id}: not followed: ${result.reason}`;
  return `  ✗ ${id}\n    ${result.at.file}:${result.at.line}  ${result.message}`;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? `panel: ${(error as Error).message}\n\n${USAGE}` : error);
  process.exitCode = isUsage ? 2 : 1;
}

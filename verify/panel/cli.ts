/** The command behind `npm run panel`: follows the procedures of pages and shows what happens. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { removeAbandonedCopies } from '../src/cms/project.ts';
import { pageFiles, UsageError } from '../src/fingerprint.mjs';
import { loadPage } from '../src/pages/load.ts';
import { projectRoot } from '../src/paths.ts';
import { SharedBrowser } from './browser/browser.ts';
import type { ProcedureResult } from './follow/follow-page.ts';
import { followPage } from './follow/follow-page.ts';
import { PanelLane } from './follow/panel-lane.ts';
import type { ScenePage } from './page/read-page.ts';
import { readScenePage } from './page/read-page.ts';
import { PageScreens } from './pictures/page-screens.ts';

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
  const browser = new SharedBrowser();
  // Pages are followed side by side, each on a CMS of its own.
  const lanes = Array.from(
    { length: Math.min(availableParallelism(), pages.length) },
    (_, index) => new PanelLane(`panel${index}`, browser),
  );
  let failed = 0;
  const waiting = [...pages];
  const work = async (lane: PanelLane): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const { lines, hasFailed } = await followAndTell(page, lane, values);
      for (const text of lines) console.log(text);
      if (hasFailed) failed += 1;
    }
  };
  try {
    await Promise.all(lanes.map(work));
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await browser.stop();
  }
  return failed > 0 ? 1 : 0;
}

async function followAndTell(
  page: ScenePage,
  lane: PanelLane,
  { screens: write, only }: { screens: boolean; only?: string | undefined },
): Promise<{ lines: string[]; hasFailed: boolean }> {
  const screens = new PageScreens(page.screens, write);
  const results = await followPage(page, lane, {
    blocks: loadPage(page.file).blocks,
    only,
    screens: screens.in,
    onLabels: () => undefined,
  });
  const missing = only === undefined ? screens.missing() : [];
  return {
    lines: [
      page.file,
      ...results.map(line),
      ...missing.map(
        ({ file, line: at, name }) =>
          `  ✗ ${file}:${at}  No procedure takes the picture "${name}".`,
      ),
      ...screens.changed.map((file) => `  ${file}`),
    ],
    hasFailed: missing.length > 0 || results.some(({ outcome }) => outcome === 'failed'),
  };
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

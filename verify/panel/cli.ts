/** The command behind `npm run panel`: follows the procedures of pages and shows what happens. */
import { parseArgs } from 'node:util';
import { removeAbandonedCopies } from '../src/cms/project.ts';
import { inLanes, laneCount } from '../src/lanes.ts';
import { loadPage, type Page } from '../src/pages/page.ts';
import { pageFiles, UsageError } from '../src/pages/page-files.ts';
import { SharedBrowser } from './browser/browser.ts';
import { followPage, type ProcedureResult } from './follow/follow-page.ts';
import { PanelLane } from './follow/panel-lane.ts';
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
  const pages = pageFiles(positionals)
    .map(loadPage)
    .filter(({ scene }) => scene !== undefined);
  removeAbandonedCopies();
  const browser = new SharedBrowser();
  const lanes = Array.from(
    { length: Math.min(laneCount(), pages.length) },
    (_, index) => new PanelLane(`panel${index}`, browser),
  );
  try {
    const results = await inLanes(
      pages,
      lanes,
      (page, lane) => followAndTell(page, lane, values),
      ({ lines }) => console.log(lines.join('\n')),
    );
    return results.some(({ hasFailed }) => hasFailed) ? 1 : 0;
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await browser.stop();
  }
}

async function followAndTell(
  page: Page,
  lane: PanelLane,
  { screens: write, only }: { screens: boolean; only?: string | undefined },
): Promise<{ lines: string[]; hasFailed: boolean }> {
  const screens = new PageScreens(page.screens, write);
  const results = await followPage(page, lane, {
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

/**
 * The command behind `npm run verify`. It imports nothing of the CMS, so that a fresh checkout in which
 * nothing changed installs nothing.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../bin/install.mjs';
import { printSummary } from '../bin/summary.mjs';
import { isVerified } from './fingerprint.ts';
import { isJourneyVerified, journeyHash } from './journeys/hash.ts';
import { type Journey, readJourneys } from './journeys/list.ts';
import {
  exceptionsFile,
  factsFile,
  factsHash,
  gapsHash,
  readDataFile,
} from './pages/data-files.ts';
import { loadPage, type Page } from './pages/page.ts';
import { pageFiles, UsageError } from './pages/page-files.ts';
import { partsOf } from './parts.ts';
import { projectRoot, verifyRoot } from './paths.ts';
import { readReport, reportFile } from './report.ts';
import type { PageReport, Report } from './report-format.ts';

const USAGE = `Usage: npm run verify -- [options] [pages or folders]

  --update    write real responses, results and outputs over those that are wrong
  --force     check pages that the report already lists as verified, too
  --json      print the results as JSON
  --journeys  also follow the journeys through the given pages; without pages, all that changed are followed
  --no-report do not write verify/report.json
  --summary   print how much code is executed or type-checked, from the report alone
  --help      show this text`;

const options = {
  update: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  journeys: { type: 'boolean', default: false },
  'no-report': { type: 'boolean', default: false },
  summary: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.summary) return printSummary(reportFile);
  const report = readReport();
  const all = pageFiles(positionals).map(loadPage);
  const isAsked = values.force || values.update;
  const due = {
    pages: all.filter((page) => isAsked || !isDone(page, report)),
    journeys:
      values.journeys || positionals.length === 0
        ? journeysThrough(all, positionals.length > 0)
        : [],
    hasFacts: false,
    hasGaps: false,
  };
  due.journeys = due.journeys.filter(
    ({ name, pages }) =>
      values.force ||
      !isJourneyVerified(
        report.journeys?.find((entry) => entry.name === name),
        journeyHash(pages),
      ),
  );
  if (positionals.length === 0) {
    const facts = readDataFile(factsFile);
    const exceptions = readDataFile(exceptionsFile);
    due.hasFacts =
      facts !== undefined && (isAsked || !isCurrent(factsFile, factsHash(facts), report));
    due.hasGaps =
      exceptions !== undefined &&
      (isAsked || !isCurrent(exceptionsFile, gapsHash(exceptions, all), report));
  }
  const hasGonePages = report.pages.some(({ file }) => !existsSync(path.join(projectRoot, file)));
  if (
    due.pages.length + due.journeys.length === 0 &&
    !due.hasFacts &&
    !due.hasGaps &&
    !hasGonePages
  ) {
    if (values.json) console.log(JSON.stringify({ totals: {}, pages: [], journeys: [] }));
    else
      console.log(
        `No failures. All ${all.length} page(s) are unchanged since verify/report.json; nothing to run.`,
      );
    return 0;
  }
  await ensureInstalled();
  const { run } = await import('./run.ts');
  return run(all, due, {
    isUpdate: values.update,
    isJson: values.json,
    keepsReport: !values['no-report'],
  });
}

function isDone(page: Page, report: Report): boolean {
  const entry = entryOf(page.file, report);
  return (
    isVerified(entry, page.contentHash, verifyRoot) && entry?.parts.join() === partsOf(page).join()
  );
}

const isCurrent = (file: string, hash: string, report: Report): boolean =>
  isVerified(entryOf(file, report), hash, verifyRoot);

const entryOf = (file: string, { pages }: Report): PageReport | undefined =>
  pages.find((entry) => entry.file === file);

/** All journeys, or those through pages that were named. */
function journeysThrough(pages: readonly Page[], named: boolean): readonly Journey[] {
  const files = pages.map(({ file }) => file);
  return readJourneys().filter(
    (journey) => !named || journey.pages.some(({ page }) => files.includes(page)),
  );
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? `verify: ${(error as Error).message}\n\n${USAGE}` : error);
  process.exitCode = isUsage ? 2 : 1;
}

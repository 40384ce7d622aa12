/**
 * The command behind `npm run verify`. It imports nothing of the CMS, so that a fresh checkout in which
 * nothing changed installs nothing.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../bin/install.mjs';
import { isVerified } from './fingerprint.ts';
import { hashText } from './hash.ts';
import { isJourneyVerified, journeyHash } from './journeys/hash.ts';
import { type Journey, readJourneys } from './journeys/list.ts';
import { exceptionsFile, factsFile, gapsHash, readDataFile } from './pages/data-files.ts';
import { loadPage, type Page } from './pages/page.ts';
import { pageFiles, provokedFolder, UsageError } from './pages/page-files.ts';
import { type Part, partsOf } from './parts.ts';
import { projectRoot, verifyRoot } from './paths.ts';
import { readReport } from './report.ts';
import type { Report } from './report-format.ts';
import type { Due } from './run.ts';
import { summaryOf } from './summary.ts';

const USAGE = `Usage: npm run verify -- [options] [pages or folders]

  --update    write real responses, results and outputs over those that are wrong
  --force     check pages that the report already lists as verified, too
  --journeys  also follow the journeys through the given pages; without pages, all that changed are followed
  --quick     only what needs neither a CMS nor the panel, which takes a minute for all pages
  --no-panel  leave the procedures out
  --only-failed  only the pages that failed last time
  --no-report do not write verify/report.json
  --summary   print how much code is executed or type-checked, from the report alone
  --help      show this text`;

const options = {
  update: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  journeys: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  'no-panel': { type: 'boolean', default: false },
  'only-failed': { type: 'boolean', default: false },
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
  const report = readReport();
  if (values.summary) {
    const { lines, problems } = summaryOf(report.pages);
    for (const line of lines) console.log(line);
    for (const problem of problems) console.error(`verify: ${problem}`);
    return problems.length > 0 ? 1 : 0;
  }
  const all = pageFiles(positionals, ['docs', provokedFolder]).map(loadPage);
  const due = dueOf(all, report, {
    isForced: values.force,
    isUpdate: values.update,
    isRepeat: values['only-failed'],
    wantsAll: positionals.length === 0,
    wantsJourneys: (values.journeys || positionals.length === 0) && !values.quick,
  });
  const hasGonePages = report.pages.some(({ file }) => !existsSync(path.join(projectRoot, file)));
  if (
    due.pages.length + due.journeys.length === 0 &&
    !due.hasFacts &&
    !due.hasGaps &&
    !hasGonePages
  ) {
    console.log(
      `No failures. All ${all.length} page(s) are unchanged since verify/report.json; nothing to run.`,
    );
    return 0;
  }
  await ensureInstalled();
  const { run } = await import('./run.ts');
  return run(all, due, {
    isUpdate: values.update,
    keepsReport: !values['no-report'],
    without: values.quick ? ['cms', 'builds', 'panel'] : values['no-panel'] ? ['panel'] : [],
  });
}

interface Wanted {
  /** Whether what passes is checked again. */
  readonly isForced: boolean;
  /** The same for pages and files of data. */
  readonly isUpdate: boolean;
  /** Whether only what failed is checked. */
  readonly isRepeat: boolean;
  /** Whether no pages were named: then the files of data are checked, too. */
  readonly wantsAll: boolean;
  readonly wantsJourneys: boolean;
}

function dueOf(
  all: readonly Page[],
  { pages, journeys = [] }: Report,
  { isForced, isUpdate, isRepeat, wantsAll, wantsJourneys }: Wanted,
): Due {
  const isDue = (file: string, contentHash: string, parts?: readonly Part[]): boolean => {
    const entry = pages.find((candidate) => candidate.file === file);
    if (isRepeat && !entry?.failures.length) return false;
    if (isForced || isUpdate || !isVerified(entry, contentHash, verifyRoot)) return true;
    return parts !== undefined && entry?.parts.join() !== parts.join();
  };
  const isFileDue = (file: string, hashOf: (source: string) => string): boolean => {
    const source = wantsAll ? readDataFile(file) : undefined;
    return source !== undefined && isDue(file, hashOf(source));
  };
  const named = new Set(all.map(({ file }) => file));
  const isJourneyDue = (journey: Journey): boolean => {
    if (!journey.pages.some(({ page }) => wantsAll || named.has(page))) return false;
    const entry = journeys.find(({ name }) => name === journey.name);
    const ways = entry ? [entry.typescript, entry.javascript] : [];
    if (isRepeat && !ways.some(({ failures }) => failures.length > 0)) return false;
    return isForced || !isJourneyVerified(entry, journeyHash(journey.pages));
  };
  return {
    pages: all.filter((page) => isDue(page.file, page.contentHash, partsOf(page))),
    journeys: wantsJourneys ? readJourneys().filter(isJourneyDue) : [],
    hasFacts: isFileDue(factsFile, hashText),
    hasGaps: isFileDue(exceptionsFile, (source) => gapsHash(source, all)),
  };
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? `verify: ${(error as Error).message}\n\n${USAGE}` : error);
  process.exitCode = isUsage ? 2 : 1;
}

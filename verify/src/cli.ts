/** The command behind `npm run verify`. */
import { parseArgs } from 'node:util';
import { factsPage, verifyFacts } from './checks/facts.ts';
import { optionGaps, verifyGaps } from './checks/gaps.ts';
import {
  isJourneyVerified,
  isVerified,
  journeyHash,
  pageFiles,
  readJourneys,
  UsageError,
  verifierHash,
} from './fingerprint.mjs';
import type { Journey } from './journeys/list.ts';
import { followJourneys, type JourneyReport } from './journeys/run.ts';
import { removeOldStates } from './journeys/states.ts';
import { readExceptions } from './options/exceptions.ts';
import { knownOptions } from './options/known.ts';
import type { Page } from './pages/load.ts';
import { loadPage } from './pages/load.ts';
import { projectRoot, verifyRoot } from './paths.ts';
import { countsLine, journeyLines, pageLines } from './print.ts';
import type { PageReport, Report } from './report.ts';
import { readReport, reportFile, totalsOf, versions, writeReport } from './report.ts';
import { readSince } from './since/data.ts';
import { updatePage } from './update.ts';
import { verifyPages } from './verify.ts';

const USAGE = `Usage: npm run verify -- [options] [pages or folders]

  --update    write real responses, results and outputs over those that are wrong
  --force     check pages that the report already lists as verified, too
  --json      print the results as JSON
  --journeys  also follow the journeys that changed, or those through the given pages
  --no-report do not write verify/report.json
  --summary   print how much code is executed or type-checked, from the report alone
  --help      show this text`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      journeys: { type: 'boolean', default: false },
      'no-report': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const say = (line: string): void => {
    if (!values.json) console.log(line);
  };
  const verifier = verifierHash(verifyRoot);
  const report = readReport();
  const pages = pageFiles(projectRoot, positionals).map(loadPage);
  const changed = pages.filter(
    (page) =>
      values.force || values.update || !isVerified(report, page.file, page.contentHash, verifier),
  );
  say(
    `Verifying against Strapi ${versions()['@strapi/strapi']}: ${changed.length} of ${pages.length} page(s) to check, ${pages.length - changed.length} unchanged.`,
  );

  let results =
    changed.length > 0
      ? await verifyPages(changed, ({ report: page }) => pageLines(page).forEach(say), {
          // After the update, the pages are checked again.
          scenes: !values.update,
        })
      : [];
  if (values.update) {
    for (const { page, sequence, outputs } of results) {
      const count = updatePage(page, sequence, outputs);
      if (count === undefined)
        say(
          `  ${page.file}: changed in the meantime, so nothing was written. Run the command again`,
        );
      else if (count > 0) say(`  ${page.file}: ${count} result(s) rewritten. Review them`);
    }
    // The page now has other lines and another hash, so judge it like any other.
    say('Checking the updated pages:');
    results = await verifyPages(
      changed.map(({ file }) => loadPage(file)),
      ({ report: page }) => pageLines(page).forEach(say),
    );
  }
  const entries: PageReport[] = results.map((result) => result.report);
  if (positionals.length === 0) {
    const facts = factsPage();
    if (facts && (values.force || !isVerified(report, facts.file, facts.contentHash, verifier))) {
      const entry = verifyFacts(facts);
      pageLines(entry).forEach(say);
      entries.push(entry);
    }
    const exceptions = readExceptions();
    if (exceptions) {
      // Any page can open or close a gap, so this is checked each time.
      const entry = verifyGaps(pages, knownOptions(), exceptions, readSince());
      pageLines(entry).forEach(say);
      entries.push(entry);
    }
  }
  const keepReport = (own: readonly PageReport[], journeys: readonly JourneyReport[]): void => {
    if (!values['no-report'] && own.length + journeys.length > 0)
      writeReport(
        [...own],
        verifier,
        (all) => optionGaps(all, knownOptions(), readExceptions()),
        journeys,
      );
  };
  // A journey that fails halfway must not lose what is known of the pages.
  keepReport(entries, []);
  const followed = await followJourneys(
    readJourneys(projectRoot).filter((journey) =>
      isDue(journey, {
        report,
        isForced: values.force,
        pages,
        named: positionals.length > 0,
        isAsked: values.journeys,
      }),
    ),
    (...way) => journeyLines(...way).forEach(say),
  );
  if (positionals.length === 0) removeOldStates(readJourneys(projectRoot));
  const failures = [
    ...entries.flatMap((page) => page.failures),
    ...followed.flatMap(({ typescript, javascript }) => [
      ...typescript.failures,
      ...javascript.failures,
    ]),
  ];
  keepReport([], followed);
  if (values.json)
    console.log(
      JSON.stringify({ totals: totalsOf(entries), pages: entries, journeys: followed }, null, 2),
    );
  say(`Checked: ${countsLine(totalsOf(entries)) || 'nothing'}`);
  say(
    failures.length > 0
      ? `${failures.length} failure(s).`
      : `No failures.${values['no-report'] ? '' : ` Report: ${reportFile}`}`,
  );
  return failures.length > 0 ? 1 : 0;
}

interface Run {
  readonly report: Report;
  readonly isForced: boolean;
  readonly pages: readonly Page[];
  /** Whether pages were named, and whether their journeys were asked for. */
  readonly named: boolean;
  readonly isAsked: boolean;
}

/** Journeys take minutes, so they're followed only if they were asked for: those that changed. */
function isDue(journey: Journey, { report, isForced, pages, named, isAsked }: Run): boolean {
  if (!isAsked) return false;
  const files = pages.map(({ file }) => file);
  if (named && !journey.pages.some(({ page }) => files.includes(page))) return false;
  const hash = journeyHash(projectRoot, verifyRoot, journey.pages);
  return isForced || !isJourneyVerified(report, journey.name, hash);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsage ? `verify: ${(error as Error).message}\n\n${USAGE}` : error);
  process.exitCode = isUsage ? 2 : 1;
}

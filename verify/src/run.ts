import { verifyFacts } from './checks/facts.ts';
import { verifyGaps } from './checks/gaps.ts';
import type { Costly } from './checks/list.ts';
import type { Journey } from './journeys/list.ts';
import type { JourneyReport } from './journeys/report.ts';
import { followJourneys } from './journeys/run.ts';
import { removeOldStates } from './journeys/states.ts';
import { readExceptions } from './options/exceptions.ts';
import { knownOptions } from './options/known.ts';
import { factsFile, readDataFile } from './pages/data-files.ts';
import { loadPage, type Page } from './pages/page.ts';
import { countsLine, journeyLines, pageLines } from './print.ts';
import { installedCatalog } from './releases/catalog.ts';
import { reportFile, totalsOf, versions, writeReport } from './report.ts';
import type { PageReport } from './report-format.ts';
import { readSince } from './since/data.ts';
import { updatePage } from './update.ts';
import { knownMessages, type PageResult, verifyPages } from './verify.ts';

/** What has to be checked. */
export interface Due {
  readonly pages: readonly Page[];
  readonly journeys: readonly Journey[];
  readonly hasFacts: boolean;
  readonly hasGaps: boolean;
}

export interface RunOptions {
  /** Writes what is wrong on the pages first. */
  readonly isUpdate: boolean;
  readonly keepsReport: boolean;
  /** Left out, with the checks that need it. The report then keeps only the pages that need none of it. */
  readonly without: readonly Costly[];
}

/**
 * Checks what is due and prints the results. The report is kept page by page, so that a run that stops
 * loses nothing but the page that it was at.
 * @param all the pages of the run, those that nothing changed on included
 * @returns the exit code: 1 if something failed
 */
export async function run(
  all: readonly Page[],
  due: Due,
  { isUpdate, keepsReport, without }: RunOptions,
): Promise<number> {
  const say = (line: string): void => console.log(line);
  const entries: PageReport[] = [];
  const exceptions = readExceptions();
  const keep = (pages: readonly PageReport[], journeys: readonly JourneyReport[] = []): void => {
    if (keepsReport) writeReport(pages, journeys);
  };
  const add = (entry: PageReport, isComplete = true): void => {
    pageLines(entry).forEach(say);
    entries.push(entry);
    if (isComplete) keep([entry]);
  };

  say(
    `Verifying against Strapi ${versions()['@strapi/strapi']}: ${due.pages.length} of ${all.length} page(s) to check, ${all.length - due.pages.length} unchanged.`,
  );
  const pages = isUpdate ? await update(due.pages, without, say) : due.pages;
  if (pages.length > 0)
    await verifyPages(pages, ({ report, isComplete }) => add(report, isComplete), without);
  if (due.hasFacts) add(verifyFacts(readDataFile(factsFile) ?? ''));
  if (due.hasGaps && exceptions)
    add(
      verifyGaps(all, knownOptions(), exceptions, readSince(), installedCatalog(), knownMessages()),
    );
  const followed = await followJourneys(due.journeys, (...way) =>
    journeyLines(...way).forEach(say),
  );
  if (due.journeys.length > 0) removeOldStates();
  if (without.length === 0) keep([], followed);

  const failures = [
    ...entries.flatMap((page) => page.failures),
    ...followed.flatMap(({ typescript, javascript }) => [
      ...typescript.failures,
      ...javascript.failures,
    ]),
  ];
  say(`Checked: ${countsLine(totalsOf(entries)) || 'nothing'}`);
  say(
    failures.length > 0
      ? `${failures.length} failure(s).`
      : `No failures.${keepsReport && without.length === 0 ? ` Report: ${reportFile}` : ''}`,
  );
  return failures.length > 0 ? 1 : 0;
}

/** Writes what is really so over what is wrong, and reads the pages again: their lines have changed. */
async function update(
  pages: readonly Page[],
  without: readonly Costly[],
  say: (line: string) => void,
): Promise<Page[]> {
  const write = ({ page, report, outcomes }: PageResult): void => {
    pageLines(report).forEach(say);
    const count = updatePage(page, outcomes);
    if (count === undefined)
      say(`  ${page.file}: changed in the meantime, so nothing was written. Run the command again`);
    else if (count > 0) say(`  ${page.file}: ${count} result(s) rewritten. Review them`);
  };
  await verifyPages(pages, write, [...without, 'panel']);
  say('Checking the updated pages:');
  return pages.map(({ file }) => loadPage(file));
}

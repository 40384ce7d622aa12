import { availableParallelism } from 'node:os';
import { checkAgreement, checkTypes } from './checks/code.ts';
import { checkData } from './checks/data.ts';
import { checkMarks } from './checks/marks.ts';
import type { KnownOptions } from './checks/options.ts';
import { checkOptions, knownOptions } from './checks/options.ts';
import type { SequenceResult } from './checks/sequence.ts';
import { checkSequence, sequenceKind } from './checks/sequence.ts';
import { checkShell, shellBlocks } from './checks/shell.ts';
import { listUnread } from './checks/unread.ts';
import { ensureGolden } from './cms/environment.ts';
import { removeAbandonedCopies } from './cms/project.ts';
import { coverageOf } from './coverage.ts';
import type { Finding } from './finding.ts';
import { Packages } from './packages.ts';
import type { Page } from './pages/load.ts';
import type { PageReport } from './report.ts';
import { toPageReport } from './report.ts';
import { CmsPool } from './session.ts';
import { readPrograms } from './shell/commands.ts';

export interface PageResult {
  page: Page;
  report: PageReport;
  sequence: SequenceResult;
}

/** Pages that are checked side by side: each has a CMS of its own, and more than two gain little. */
const MOST_LANES = 2;

/** Runs all checks on the given pages; `onPage` hears of each page as it is done, in their order. */
export async function verifyPages(
  pages: Page[],
  onPage: (result: PageResult) => void,
): Promise<PageResult[]> {
  removeAbandonedCopies();
  const golden = await ensureGolden();
  const packages = new Packages();
  const count = Math.min(MOST_LANES, availableParallelism(), pages.filter(needsCms).length);
  const pools = Array.from({ length: Math.max(1, count) }, (_, lane) => new CmsPool(`lane${lane}`));
  try {
    // Each CMS boots in its own process while the type checker keeps this one busy.
    for (const pool of pools.slice(0, count)) void pool.sqlite().catch(() => undefined);
    const shared: Shared = {
      packages,
      types: groupByFile(await checkTypes(pages, golden, (name) => packages.exists(name))),
      programs: pages.some((page) => shellBlocks(page).length > 0) ? readPrograms() : undefined,
      known: pages.some((page) => page.tables.length > 0) ? knownOptions(golden) : undefined,
    };
    return await inLanes(pages, pools, (page, pool) => verifyPage(page, pool, shared), onPage);
  } finally {
    await Promise.all(pools.map((pool) => pool.stop()));
  }
}

/** Hands the next page to whichever pool is free; results are reported in the order of the pages. */
async function inLanes(
  pages: Page[],
  pools: CmsPool[],
  check: (page: Page, pool: CmsPool) => Promise<PageResult>,
  onPage: (result: PageResult) => void,
): Promise<PageResult[]> {
  const done = new Map<number, PageResult>();
  const results: PageResult[] = [];
  const waiting = [...pages.entries()];
  const lane = async (pool: CmsPool): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, page] = next;
      try {
        done.set(index, await check(page, pool));
      } catch (error) {
        // The other lanes stop after the page that they are at.
        waiting.length = 0;
        throw error;
      }
      for (let result = done.get(results.length); result; result = done.get(results.length)) {
        results.push(result);
        onPage(result);
      }
    }
  };
  const ends = await Promise.allSettled(pools.map(lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}

/** What the checks of all pages have in common. */
interface Shared {
  packages: Packages;
  types: Map<string, Finding[]>;
  programs: ReturnType<typeof readPrograms> | undefined;
  known: KnownOptions | undefined;
}

async function verifyPage(page: Page, pool: CmsPool, shared: Shared): Promise<PageResult> {
  // A block whose marks can't be read has none, so the other checks would misunderstand the page.
  const isReadable = page.blocks.every((block) => block.included || !block.metaProblem);
  const { findings, sequence } = isReadable ? await runChecks(page, pool, shared) : noChecks;
  const all = [...findings, ...checkMarks(page)].sort((a, b) => a.line - b.line);
  const { file, path, contentHash } = page;
  return {
    page,
    report: toPageReport(
      { file, path, contentHash, blocks: coverageOf(page, all), options: optionsOf(page) },
      all,
    ),
    sequence,
  };
}

interface Checked {
  readonly findings: readonly Finding[];
  readonly sequence: SequenceResult;
}

const noSequence: SequenceResult = { findings: [], captured: [], capturedMarks: [] };
const noChecks: Checked = { findings: [], sequence: noSequence };

async function runChecks(
  page: Page,
  pool: CmsPool,
  { packages, types, programs, known }: Shared,
): Promise<Checked> {
  const findings: Finding[] = [
    ...(types.get(page.file) ?? []),
    ...checkAgreement(page),
    ...checkData(page),
  ];
  for (const block of shellBlocks(page))
    if (programs) findings.push(...(await checkShell(block, programs, packages)));
  for (const table of page.tables) if (known) findings.push(...checkOptions(table, known));
  const sequence = needsCms(page) ? await checkSequence(page, pool) : noSequence;
  findings.push(...sequence.findings);
  findings.push(...listUnread(page, findings));
  return { findings, sequence };
}

function needsCms(page: Page): boolean {
  return page.blocks.some((block) => sequenceKind(block) !== undefined && !block.included);
}

function optionsOf(page: Page): PageReport['options'] {
  const options: PageReport['options'] = {};
  for (const table of page.tables) {
    options[table.of] = [
      ...new Set([...(options[table.of] ?? []), ...table.rows.map(({ name }) => name)]),
    ].sort();
  }
  return options;
}

function groupByFile(findings: Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings)
    groups.set(finding.file, [...(groups.get(finding.file) ?? []), finding]);
  return groups;
}

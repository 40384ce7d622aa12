import { availableParallelism } from 'node:os';
import { SharedBrowser } from '../panel/browser/browser.ts';
import { PanelLane } from '../panel/follow/panel-lane.ts';
import { KnownLabels } from '../panel/labels/known-labels.ts';
import { checkBuilds } from './checks/builds.ts';
import { checkAgreement, checkTypes } from './checks/code.ts';
import { checkCodemods } from './checks/codemods.ts';
import { checkCommandTables, isCommandTable } from './checks/command-tables.ts';
import { checkCommands } from './checks/commands.ts';
import { checkConfigFiles } from './checks/config-files.ts';
import { checkData } from './checks/data.ts';
import { checkDeployment } from './checks/deployment.ts';
import { checkLabels } from './checks/labels.ts';
import { checkMarks } from './checks/marks.ts';
import { checkOptions } from './checks/options.ts';
import { checkProcedures } from './checks/procedures.ts';
import { checkRegions } from './checks/regions.ts';
import type { SequenceResult } from './checks/sequence.ts';
import { checkSequence, sequenceKind } from './checks/sequence.ts';
import { checkShell, shellBlocks } from './checks/shell.ts';
import { checkSince } from './checks/since.ts';
import { listUnread } from './checks/unread.ts';
import { ensureGolden } from './cms/environment.ts';
import { removeAbandonedCopies } from './cms/project.ts';
import { bootedFiles, coverageOf } from './coverage.ts';
import type { Finding } from './finding.ts';
import type { KnownOptions } from './options/known.ts';
import { knownOptions } from './options/known.ts';
import { Packages } from './packages.ts';
import type { BlockOutput } from './pages/block-output.ts';
import type { Page } from './pages/load.ts';
import { optionsOf } from './pages/options-of.ts';
import type { PageReport } from './report.ts';
import { toPageReport } from './report.ts';
import { CmsPool } from './session.ts';
import { readPrograms } from './shell/commands.ts';
import { checkSettingsTable, isSettingsTable } from './sign-in/settings-table.ts';
import type { SinceData } from './since/data.ts';
import { readSince } from './since/data.ts';

export interface PageResult {
  page: Page;
  report: PageReport;
  sequence: SequenceResult;
  outputs: readonly BlockOutput[];
}

/** What the pages that are checked one after the other share; there are as many lanes as processors. */
interface Lane {
  cms: CmsPool;
  panel: PanelLane;
}

/**
 * Runs all checks on the given pages; `onPage` hears of each page as it is done, in their order.
 * @param options `scenes: false` leaves the procedures out, which take longest
 */
export async function verifyPages(
  pages: Page[],
  onPage: (result: PageResult) => void,
  options: { scenes: boolean } = { scenes: true },
): Promise<PageResult[]> {
  removeAbandonedCopies();
  const golden = await ensureGolden();
  const packages = new Packages();
  const withCms = pages.filter(needsCms).length;
  const withScene = options.scenes ? pages.filter(({ scene }) => scene !== undefined).length : 0;
  const count = Math.min(availableParallelism(), Math.max(withCms, withScene));
  const browser = new SharedBrowser();
  const lanes = Array.from({ length: Math.max(1, count) }, (_, lane) => ({
    cms: new CmsPool(`lane${lane}`),
    panel: new PanelLane(`lane${lane}`, browser),
  }));
  try {
    // Each CMS boots in its own process while the type checker keeps this one busy.
    for (const { cms } of lanes.slice(0, Math.min(count, withCms)))
      void cms.sqlite().catch(() => undefined);
    const compiled = await Promise.all([
      checkBuilds(pages, golden),
      checkTypes(pages, golden, (name) => packages.exists(name)),
    ]);
    const shared: Shared = {
      packages,
      types: groupByFile(compiled.flat()),
      programs: pages.some(needsPrograms) ? readPrograms() : undefined,
      options: pages.some(hasOptions) ? { known: knownOptions(), since: readSince() } : undefined,
      labels: KnownLabels.read(),
      scenes: options.scenes,
    };
    const results = await inLanes(
      pages,
      lanes,
      (page, lane) => verifyPage(page, lane, shared),
      onPage,
    );
    shared.labels.save();
    return results;
  } finally {
    await Promise.all(lanes.flatMap(({ cms, panel }) => [cms.stop(), panel.stop()]));
    await browser.stop();
  }
}

/** Hands the next page to whichever lane is free; results are reported in the order of the pages. */
async function inLanes(
  pages: Page[],
  lanes: Lane[],
  check: (page: Page, lane: Lane) => Promise<PageResult>,
  onPage: (result: PageResult) => void,
): Promise<PageResult[]> {
  const done = new Map<number, PageResult>();
  const results: PageResult[] = [];
  const waiting = [...pages.entries()];
  const work = async (lane: Lane): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, page] = next;
      try {
        done.set(index, await check(page, lane));
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
  const ends = await Promise.allSettled(lanes.map(work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}

/** What the checks of all pages have in common. */
interface Shared {
  packages: Packages;
  types: Map<string, Finding[]>;
  programs: ReturnType<typeof readPrograms> | undefined;
  options: { known: KnownOptions; since: SinceData } | undefined;
  labels: KnownLabels;
  scenes: boolean;
}

async function verifyPage(page: Page, lane: Lane, shared: Shared): Promise<PageResult> {
  // A block whose marks can't be read has none, so the other checks would misunderstand the page.
  const isReadable = page.blocks.every((block) => block.included || !block.metaProblem);
  const { findings, sequence, outputs } = isReadable
    ? await runChecks(page, lane, shared)
    : noChecks;
  const all = [...findings, ...checkMarks(page)].sort((a, b) => a.line - b.line);
  const { file, path, contentHash } = page;
  const booted = bootedFiles(page, all);
  return {
    page,
    report: toPageReport(
      {
        file,
        path,
        contentHash,
        blocks: coverageOf(page, all),
        options: optionsOf(page),
        ...(booted && { booted }),
      },
      all,
    ),
    sequence,
    outputs,
  };
}

interface Checked {
  readonly findings: readonly Finding[];
  readonly sequence: SequenceResult;
  readonly outputs: readonly BlockOutput[];
}

const noSequence: SequenceResult = { findings: [], captured: [], capturedMarks: [] };
const noChecks: Checked = { findings: [], sequence: noSequence, outputs: [] };

async function runChecks(
  page: Page,
  lane: Lane,
  { packages, types, programs, options, labels, scenes }: Shared,
): Promise<Checked> {
  const findings: Finding[] = [
    ...(types.get(page.file) ?? []),
    ...checkAgreement(page),
    ...checkConfigFiles(page),
    ...checkData(page),
  ];
  for (const block of shellBlocks(page))
    if (programs) findings.push(...(await checkShell(block, programs, packages)));
  if (programs) findings.push(...checkCommandTables(page.tables, programs));
  for (const table of page.tables) {
    if (isCommandTable(table)) continue;
    if (isSettingsTable(table)) findings.push(...checkSettingsTable(table));
    else if (options) findings.push(...checkOptions(table, options.known));
  }
  if (options) {
    findings.push(...checkSince(page, options.since, options.known));
  }
  const sequence = needsCms(page) ? await checkSequence(page, lane.cms) : noSequence;
  findings.push(...sequence.findings);
  const codemods = await checkCodemods(page);
  const commands = await checkCommands(page);
  const regions = await checkRegions(page);
  findings.push(...(await checkDeployment(page)));
  findings.push(...codemods.findings, ...commands.findings, ...regions.findings);
  findings.push(...listUnread(page, findings));
  // The scene sees labels that no package contains, so it comes first.
  if (page.scene !== undefined && scenes)
    findings.push(...(await checkProcedures(page, lane.panel, labels)));
  findings.push(...checkLabels(page, labels));
  const outputs = [...codemods.outputs, ...commands.outputs, ...regions.outputs];
  return { findings, sequence, outputs };
}

function hasOptions({ tables, since }: Page): boolean {
  return tables.length > 0 || since.length > 0;
}

function needsPrograms(page: Page): boolean {
  return shellBlocks(page).length > 0 || page.tables.some(isCommandTable);
}

function needsCms(page: Page): boolean {
  return page.blocks.some((block) => sequenceKind(block) !== undefined && !block.included);
}

function groupByFile(findings: Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings)
    groups.set(finding.file, [...(groups.get(finding.file) ?? []), finding]);
  return groups;
}

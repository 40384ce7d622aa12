import { SharedBrowser } from '../panel/browser/browser.ts';
import { PanelLane } from '../panel/follow/panel-lane.ts';
import { KnownLabels } from '../panel/labels/known-labels.ts';
import { checkBuilds } from './checks/builds.ts';
import { checkTypes } from './checks/code.ts';
import { type Context, type Costly, checks, type Outcome } from './checks/list.ts';
import { ensureGolden } from './cms/environment.ts';
import { removeAbandonedCopies } from './cms/project.ts';
import { coverageOf } from './coverage.ts';
import type { Finding } from './finding.ts';
import { inLanes, laneCount } from './lanes.ts';
import { KnownMessages } from './messages/known-messages.ts';
import { once } from './once.ts';
import { knownOptions } from './options/known.ts';
import { Packages } from './packages.ts';
import type { Page } from './pages/page.ts';
import { type Part, partsOf } from './parts.ts';
import { toPageReport } from './report.ts';
import type { PageReport } from './report-format.ts';
import { CmsPool } from './session.ts';
import { readPrograms } from './shell/commands.ts';
import { readSince } from './since/data.ts';

/** Read once in a run, and only if a page or the gaps need them. */
export const knownMessages = once(KnownMessages.read);

export interface PageResult {
  readonly page: Page;
  readonly report: PageReport;
  readonly outcomes: readonly Outcome[];
  /** Whether no check of the page was left out. */
  readonly isComplete: boolean;
}

/** What the pages of one run share. */
type Lane = Pick<Context, 'cms' | 'panel'>;

/**
 * Runs the checks that the given pages need; `onPage` hears of each page as it is done, in their order.
 * @param without leaves out these checks, or those that need it
 */
export async function verifyPages(
  pages: readonly Page[],
  onPage: (result: PageResult) => void,
  without: readonly (Costly | Part)[] = [],
): Promise<PageResult[]> {
  removeAbandonedCopies();
  const golden = await ensureGolden();
  const packages = new Packages();
  const withCms = without.includes('cms')
    ? 0
    : pages.filter((page) => partsOf(page).includes('sequence')).length;
  const withScene = without.includes('panel')
    ? 0
    : pages.filter(({ scene }) => scene !== undefined).length;
  const count = Math.min(laneCount(), Math.max(1, withCms, withScene));
  const browser = new SharedBrowser();
  const lanes = Array.from({ length: count }, (_, lane) => ({
    cms: new CmsPool(`lane${lane}`),
    panel: new PanelLane(`lane${lane}`, browser),
  }));
  try {
    // Each CMS boots in its own process while the type checker keeps this one busy.
    for (const { cms } of lanes.slice(0, withCms)) void cms.sqlite().catch(() => undefined);
    const [built, typed] = await Promise.all([
      without.includes('builds') ? [] : checkBuilds(pages, golden),
      checkTypes(pages, golden, (name) => packages.exists(name)),
    ]);
    const shared: Omit<Context, keyof Lane | 'findings'> = {
      packages,
      typed: Map.groupBy(typed, ({ file }) => file),
      built: Map.groupBy(built, ({ file }) => file),
      labels: KnownLabels.read(),
      programs: once(readPrograms),
      options: once(knownOptions),
      since: once(readSince),
      messages: knownMessages,
    };
    const results = await inLanes(
      pages,
      lanes,
      (page, lane) => verifyPage(page, { ...shared, ...lane }, without),
      onPage,
    );
    shared.labels.save();
    return results;
  } finally {
    await Promise.all(lanes.flatMap(({ cms, panel }) => [cms.stop(), panel.stop()]));
    await browser.stop();
  }
}

async function verifyPage(
  page: Page,
  context: Omit<Context, 'findings'>,
  without: readonly (Costly | Part)[],
): Promise<PageResult> {
  const parts = partsOf(page);
  const outcomes: Outcome[] = [];
  const findings: Finding[] = [];
  let isComplete = true;
  for (const { part, needs, run } of checks) {
    if (!parts.includes(part)) continue;
    if (without.includes(part) || (needs && without.includes(needs))) {
      isComplete = false;
      continue;
    }
    const result = await run(page, { ...context, findings });
    const outcome = 'findings' in result ? result : { findings: result };
    outcomes.push(outcome);
    findings.push(...outcome.findings);
  }
  findings.sort((a, b) => a.line - b.line);
  const report = toPageReport({ ...page, parts, blocks: coverageOf(page, findings) }, findings);
  return { page, report, outcomes, isComplete };
}

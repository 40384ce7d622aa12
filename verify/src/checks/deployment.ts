import { findHostPrograms } from '../../../tests/hosts/programs.ts';
import { ensureServer, postgresql } from '../cms/databases/install.ts';
import { DeploymentHost } from '../deployment/host.ts';
import { isDeploymentPage, roleOf } from '../deployment/page.ts';
import { PagePlay } from '../deployment/page-play.ts';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped } from '../finding.ts';
import { NO_DATABASE, NO_PROXIES } from '../missing-here.ts';
import type { Page, PageBlock } from '../pages/page.ts';

/**
 * Does what a page about deployment says, from a new project to a server behind a reverse proxy. The
 * first thing that goes wrong ends the page, because everything after it depends on it.
 */
export async function checkDeployment(page: Page): Promise<Finding[]> {
  if (!isDeploymentPage(page)) return [];
  const blocks = page.blocks.filter((block) => roleOf(block) !== undefined);
  const [checked, untried] = [blocks, blocks].map((all, index) =>
    all.filter(({ meta }) => (meta.skip !== undefined) === (index === 1)),
  ) as [PageBlock[], PageBlock[]];
  const findings = untried.map((block) => skipped('deployment', block, block.meta.skip ?? ''));
  const missing = await missingHere(checked);
  if (missing !== undefined)
    return [...findings, ...checked.map((block) => untriable(block, missing))];
  const host = new DeploymentHost();
  const play = new PagePlay(page, host);
  try {
    for (const block of checked) {
      const problem = await play.problemOf(block);
      if (problem) return [...findings, problem];
      findings.push(passed('deployment', block));
    }
    const problem = await play.problemWithPlugin();
    return problem
      ? [...findings.filter(({ block }) => block !== problem.block), problem]
      : findings;
  } finally {
    await play.stop();
    host.remove();
  }
}

/** What this machine lacks for a page, in words for the report. */
async function missingHere(blocks: readonly PageBlock[]): Promise<string | undefined> {
  if ((await ensureServer(postgresql())) === undefined) return NO_DATABASE.postgres;
  const needsProxies = blocks.some((block) => roleOf(block) === 'proxy');
  const programs = needsProxies ? findHostPrograms() : undefined;
  if (typeof programs !== 'string') return undefined;
  console.error(`verify: ${programs}`);
  return NO_PROXIES;
}

/** A machine that judges changes must have everything; any other may go without. */
function untriable(block: PageBlock, missing: string, isCi = Boolean(process.env.CI)): Finding {
  return isCi ? failed('deployment', block, `${missing}.`) : skipped('deployment', block, missing);
}

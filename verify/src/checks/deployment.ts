import { findHostPrograms } from '../../../tests/hosts/programs.ts';
import { findPostgres } from '../cms/databases/find.ts';
import { DeploymentHost } from '../deployment/host.ts';
import { isDeploymentPage, roleOf } from '../deployment/page.ts';
import { PagePlay } from '../deployment/page-play.ts';
import { type Finding, passed, skipped } from '../finding.ts';
import { NO_DATABASE, NO_PROXIES, untried } from '../missing-here.ts';
import type { Page, PageBlock } from '../pages/page.ts';

/**
 * Does what a page about deployment says, from a new project to a server behind a reverse proxy. The
 * first thing that goes wrong ends the page, because everything after it depends on it.
 */
export async function checkDeployment(page: Page): Promise<Finding[]> {
  if (!isDeploymentPage(page)) return [];
  const checked: PageBlock[] = [];
  const findings: Finding[] = [];
  for (const block of page.blocks.filter((one) => roleOf(one) !== undefined))
    if (block.meta.skip === undefined) checked.push(block);
    else findings.push(skipped('deployment', block, block.meta.skip));
  const missing = missingHere(checked);
  if (missing !== undefined)
    return [...findings, ...checked.map((block) => untried('deployment', block, missing))];
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
function missingHere(blocks: readonly PageBlock[]): string | undefined {
  if (findPostgres() === undefined) return NO_DATABASE.postgres;
  const needsProxies = blocks.some((block) => roleOf(block) === 'proxy');
  const programs = needsProxies ? findHostPrograms() : undefined;
  if (typeof programs !== 'string') return undefined;
  console.error(`verify: ${programs}`);
  return NO_PROXIES;
}

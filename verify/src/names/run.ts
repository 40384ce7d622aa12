/** Runs the blocks of pages, prints what fails and what isn't run, and ends with 1 if less than 95 % pass. */
import { checkSequence } from '../checks/sequence.ts';
import { ensureGolden } from '../cms/environment.ts';
import { inLanes, laneCount } from '../lanes.ts';
import { loadPage } from '../pages/page.ts';
import { sequenceKind } from '../pages/purpose.ts';
import { CmsPool } from '../session.ts';

/** What has to pass. */
const share = 0.95;

const pages = process.argv.slice(2).map(loadPage);
// Both would make it.
await ensureGolden();
const lanes = Array.from({ length: laneCount() }, (_, lane) => new CmsPool(`names${lane}`));
try {
  const results = await inLanes(pages, lanes, async (page, pool) => {
    const { findings } = await checkSequence(page, pool);
    // What follows from the first in a block tells nothing more.
    for (const [finding] of Map.groupBy(findings, ({ block }) => block).values())
      if (finding?.outcome === 'failed')
        console.log(`${finding.file}:${finding.line} ${finding.message.slice(0, 240)}`);
    return findings;
  });
  const findings = results.flat();
  const blocks = Map.groupBy(findings, ({ file, block }) => `${file}:${block}`);
  const of = (outcome: string): number =>
    [...blocks.values()].filter((found) => found.some((one) => one.outcome === outcome)).length;
  const [failed, skipped] = [of('failed'), of('skipped')];
  const run = blocks.size - skipped;
  const reasons = Map.groupBy(
    findings.flatMap((finding) => (finding.outcome === 'skipped' ? [finding.reason] : [])),
    (reason) => reason,
  );
  for (const [reason, { length }] of reasons) console.log(`Not run: ${length} (${reason})`);
  const never = pages.flatMap(({ blocks }) => blocks).filter((block) => !sequenceKind(block));
  console.log(`Not run: ${never.length} (the block isn't sent or executed)`);
  const passed = run - failed;
  console.log(`${run} blocks ran, ${passed} passed (${((100 * passed) / run).toFixed(1)} %).`);
  process.exitCode = passed / run < share ? 1 : 0;
} finally {
  await Promise.all(lanes.map((pool) => pool.stop()));
}

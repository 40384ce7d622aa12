import { fingerprintOf } from '../fingerprint.ts';
import { hashText } from '../hash.ts';
import { loadPage } from '../pages/page.ts';
import type { Part } from '../parts.ts';
import { verifyRoot } from '../paths.ts';
import type { JourneyPage } from './list.ts';
import type { JourneyReport } from './report.ts';

/** Changes with what can be followed on these pages, in this order, and with the code that follows it. */
export function journeyHash(pages: readonly JourneyPage[]): string {
  const scenes = pages.flatMap(({ scene }) => (scene ? [`scene:${scene}` as Part] : []));
  const contents = pages.map((entry) => [entry, loadPage(entry.page).contentHash]);
  return hashText(
    JSON.stringify([fingerprintOf(['journeys', ...new Set(scenes)], verifyRoot), contents]),
  );
}

/** Whether a journey, as it is now, passed in both languages. */
export function isJourneyVerified(report: JourneyReport | undefined, hash: string): boolean {
  if (report?.hash !== hash) return false;
  return [report.typescript, report.javascript].every(
    ({ failures, skipped }) => failures.length === 0 && skipped === undefined,
  );
}

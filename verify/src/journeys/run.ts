import { existsSync } from 'node:fs';
import { SharedBrowser } from '../../panel/browser/browser.ts';
import { hasChromium } from '../../panel/browser/has-chromium.ts';
import type { Finding } from '../finding.ts';
import { NO_CHROMIUM } from '../missing-here.ts';
import type { Language } from '../reader/generate.ts';
import { followJourneyPage } from './follow.ts';
import { journeyHash } from './hash.ts';
import type { Journey, JourneyPage } from './list.ts';
import { Reader } from './reader.ts';
import type { JourneyReport, Way } from './report.ts';
import { keepState, stateAfter } from './states.ts';

const languages: readonly Language[] = ['typescript', 'javascript'];

/**
 * Follows journeys, in both languages at a time.
 * @param onWay hears of each one in each language as it ends, with the seconds that it took
 */
export async function followJourneys(
  journeys: readonly Journey[],
  onWay: (name: string, language: Language, way: Way, seconds: number) => void,
): Promise<JourneyReport[]> {
  if (journeys.length === 0) return [];
  const browser = new SharedBrowser();
  try {
    const ways = await Promise.all(
      languages.map(async (language) => {
        const own: Way[] = [];
        for (const journey of journeys) {
          const began = performance.now();
          const way = await followJourney(journey, language, browser);
          onWay(journey.name, language, way, Math.round((performance.now() - began) / 1000));
          own.push(way);
        }
        return own;
      }),
    );
    const [typescript = [], javascript = []] = ways;
    return journeys.flatMap(({ name, pages }, index) => {
      const [ts, js] = [typescript[index], javascript[index]];
      if (!ts || !js) return [];
      const files = pages.map(({ page }) => page);
      return [
        {
          name,
          pages: files,
          hash: journeyHash(pages),
          typescript: ts,
          javascript: js,
        },
      ];
    });
  } finally {
    await browser.stop();
  }
}

async function followJourney(
  { pages }: Journey,
  language: Language,
  browser: SharedBrowser,
): Promise<Way> {
  const done = pages.findLastIndex((_, index) =>
    existsSync(stateAfter(pages.slice(0, index + 1), language)),
  );
  const kept = done === -1 ? undefined : stateAfter(pages.slice(0, done + 1), language);
  const reader = new Reader(language, kept);
  let findings: Finding[] = [];
  try {
    for (const [index, entry] of pages.entries()) {
      if (index <= done) continue;
      if (entry.scene !== undefined && !hasChromium()) return withoutChromium(entry, reader);
      findings = await followJourneyPage(entry, reader, () => browser.start());
      if (findings.length > 0) break;
      keepState(stateAfter(pages.slice(0, index + 1), language), reader);
    }
    return { counts: reader.memory.counts, failures: findings.flatMap(toFailure) };
  } finally {
    reader.remove();
  }
}

/** As with procedures, it only fails where changes are judged. */
function withoutChromium({ page }: JourneyPage, { memory: { counts } }: Reader): Way {
  return process.env.CI
    ? { counts, failures: [{ file: page, line: 1, message: NO_CHROMIUM }] }
    : { counts, failures: [], skipped: NO_CHROMIUM };
}

function toFailure(finding: Finding): Way['failures'] {
  if (finding.outcome !== 'failed') return [];
  const { file, line, message } = finding;
  return [{ file, line, message }];
}

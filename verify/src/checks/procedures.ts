import type { Place } from '../../../src/markdown/verifiable/verifiable.ts';
import { hasChromium } from '../../panel/browser/has-chromium.ts';
import { followPage } from '../../panel/follow/follow-page.ts';
import type { PanelLane } from '../../panel/follow/panel-lane.ts';
import type { KnownLabels } from '../../panel/labels/known-labels.ts';
import { PageScreens } from '../../panel/pictures/page-screens.ts';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped } from '../finding.ts';
import { NO_CHROMIUM } from '../missing-here.ts';
import type { Page } from '../pages/page.ts';

/** Follows the procedures of a page in the admin panel, and learns which labels are there. */
export async function checkProcedures(
  page: Page,
  lane: PanelLane,
  known: KnownLabels,
): Promise<Finding[]> {
  if (!hasChromium())
    return page.procedures.map(({ line }) =>
      process.env.CI
        ? failed(
            'procedures',
            { file: page.file, line },
            `${NO_CHROMIUM}. Set CHROMIUM_PATH, or install it.`,
          )
        : skipped('procedures', { file: page.file, line }, NO_CHROMIUM),
    );
  const wanted = new Set(page.labels.map(({ text }) => text));
  const screens = new PageScreens(page.screens, false);
  const results = await followPage(page, lane, {
    screens: screens.in,
    onLabels: (labels) => known.see(labels, wanted),
  });
  const findings = results.map((result): Finding => {
    const block = result.procedure.line;
    if (result.outcome === 'passed') return passed('procedures', { file: page.file, line: block });
    if (result.outcome === 'skipped')
      return skipped('procedures', { file: page.file, line: block }, result.reason);
    const { line, message } = onPage(page.file, result.at, result.message);
    return failed('procedures', { file: page.file, line, block }, message);
  });
  const isComplete = results.every(({ outcome }) => outcome !== 'failed');
  const missing = isComplete ? screens.missing() : [];
  return [
    ...findings,
    ...missing.map(({ name, ...at }) => {
      const { line, message } = onPage(
        page.file,
        at,
        `No procedure of the scene takes the picture "${name}": call screen('${name}', …).`,
      );
      return failed('procedures', { file: page.file, line }, message);
    }),
  ];
}

/** A place in a snippet is named in the message, because the line is that of another file. */
function onPage(file: string, at: Place, message: string): { line: number; message: string } {
  if (at.file === file) return { line: at.line, message };
  return { line: 1, message: `${at.file}:${at.line}: ${message}` };
}

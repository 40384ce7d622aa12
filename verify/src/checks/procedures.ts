import type { Place } from '../../../src/markdown/verifiable/verifiable.ts';
import { hasChromium } from '../../panel/browser/has-chromium.ts';
import { followPage } from '../../panel/follow/follow-page.ts';
import type { PanelLane } from '../../panel/follow/panel-lane.ts';
import type { KnownLabels } from '../../panel/labels/known-labels.ts';
import { PageScreens } from '../../panel/pictures/page-screens.ts';
import { type Finding, failed, passed, skipped } from '../finding.ts';
import { NO_CHROMIUM, untried } from '../missing-here.ts';
import type { Page } from '../pages/page.ts';

/** Follows the procedures of a page in the admin panel, and learns which labels are there. */
export async function checkProcedures(
  { file, ...page }: Page,
  lane: PanelLane,
  known: KnownLabels,
): Promise<Finding[]> {
  if (!hasChromium())
    return page.procedures.map(({ line }) => untried('procedures', { file, line }, NO_CHROMIUM));
  const wanted = new Set(page.labels.map(({ text }) => text));
  const screens = new PageScreens(page.screens, false);
  const results = await followPage({ file, ...page }, lane, {
    screens: screens.in,
    onLabels: (labels) => known.see(labels, wanted),
  });
  // A place in a snippet is named in the message, because the line is that of another file.
  const failedAt = (at: Place, message: string, block?: number): Finding =>
    at.file === file
      ? failed('procedures', { file, line: at.line, block: block ?? at.line }, message)
      : failed(
          'procedures',
          { file, line: 1, block: block ?? 1 },
          `${at.file}:${at.line}: ${message}`,
        );
  const findings = results.map((result): Finding => {
    const { line } = result.procedure;
    if (result.outcome === 'failed') return failedAt(result.at, result.message, line);
    return result.outcome === 'passed'
      ? passed('procedures', { file, line })
      : skipped('procedures', { file, line }, result.reason);
  });
  const isComplete = results.every(({ outcome }) => outcome !== 'failed');
  const missing = (isComplete ? screens.missing() : []).map(({ name, ...at }) =>
    failedAt(
      at,
      `No procedure of the scene takes the picture "${name}": call screen('${name}', …).`,
    ),
  );
  return [...findings, ...missing];
}

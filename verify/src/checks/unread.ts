import { type Finding, skipped } from '../finding.ts';
import type { Page } from '../pages/page.ts';
import { isResponse } from '../pages/purpose.ts';

/**
 * Lists the blocks that say why they aren't checked and that no check has reported, because none
 * reads their language, such as `html`.
 * @param reported what the checks found on the page
 */
export function listUnread(page: Page, reported: readonly Finding[]): Finding[] {
  const known = new Set(reported.map(({ block }) => block));
  return page.blocks.flatMap((block) => {
    const reason = block.meta.skip;
    if (reason === undefined || block.included || isResponse(block) || known.has(block.line))
      return [];
    return [skipped('data', block, reason)];
  });
}

import { skipped } from '../finding.ts';
import type { Finding } from '../finding.ts';
import type { Page } from '../pages/load.ts';

/** Languages that a check reads, and skips where the block says so. */
const readLanguages = new Set(
  'bash graphql http js json jsonc jsx sh shell ts tsx yaml yml zsh'.split(' '),
);

/** Lists blocks in languages that no check reads, such as `html`, with the reason that they give. */
export function listUnread(page: Page): Finding[] {
  return page.blocks.flatMap((block) => {
    const reason = block.meta.values.get('skip');
    if (reason === undefined || block.included || readLanguages.has(block.lang)) return [];
    return [skipped('data', block, reason)];
  });
}

import type { PageDocument } from '../../document/page-document.ts';
import { proseOf } from '../../document/walk-blocks.ts';

/** How many other listed pages link to each page, by its path. */
export function linkingPages(pages: readonly PageDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path: from, sections, unlisted } of pages) {
    if (unlisted) continue;
    const links = sections.flatMap(({ blocks }) =>
      proseOf(blocks).flatMap((prose) => prose.links ?? []),
    );
    const targets = new Set(links.map((link) => URL.parse(link)?.pathname ?? link));
    targets.delete(from);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

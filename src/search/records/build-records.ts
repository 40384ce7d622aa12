import { createHash } from 'node:crypto';
import type { PageDocument, Section } from '../../document/page-document.ts';
import { linkingPages } from '../../retrieval/index/linking-pages.ts';
import { pageRank } from '../../retrieval/page-ranks.ts';
import { sectionText } from '../../retrieval/section-text.ts';
import { withOpening } from '../../retrieval/with-opening.ts';
import { groupOf, type SearchRecord } from './record.ts';

/** The records of pages, one per section, in the order of their addresses. */
export function buildRecords(pages: readonly PageDocument[]): SearchRecord[] {
  const linking = linkingPages(pages);
  return pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(withOpening)
    .flatMap((page) => {
      const rank = pageRank(page, linking.get(page.path) ?? 0);
      const levels: (string | undefined)[] = [];
      return page.sections.map((section, position) => {
        // A section belongs to the nearest headings above it that are of a lower level.
        levels.length = Math.max(section.depth - 2, 0);
        if (section.slug !== '') levels[section.depth - 2] = section.title;
        return recordOf(page, section, levels, position, rank);
      });
    });
}

function recordOf(
  page: PageDocument,
  section: Section,
  levels: readonly (string | undefined)[],
  position: number,
  rank: number,
): SearchRecord {
  const { slug } = section;
  const url = slug === '' ? page.path : `${page.path}#${slug}`;
  const first = position === 0;
  const { text, code } = sectionText(section.blocks);
  return {
    objectID: createHash('sha256').update(url).digest('hex').slice(0, 20),
    url,
    anchor: slug === '' ? null : slug,
    hierarchy_lvl0: groupOf(url),
    hierarchy_lvl1: page.title,
    hierarchy_lvl2: levels[0] ?? null,
    hierarchy_lvl3: levels[1] ?? null,
    hierarchy_lvl4: levels[2] ?? null,
    hierarchy_lvl5: levels[3] ?? null,
    hierarchy_lvl6: levels[4] ?? null,
    content: [text, code].filter(Boolean).join('\n'),
    description: first ? page.description : null,
    keywords: first ? [...page.tags, ...page.keywords] : [],
    pageRank: rank,
    position,
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentRecord } from '../../markdown/document-index.ts';
import { pageRank } from '../config/page-ranks.ts';
import { extractSections, type PageSection } from './extract-sections.ts';
import { groupOf, pageOf, type SearchRecord } from './record.ts';

/** The record of a page as far as search needs it. */
export type SearchableDocument = Pick<
  DocumentRecord,
  'path' | 'title' | 'description' | 'tags' | 'unlisted' | 'links'
>;

/**
 * The records of every listed page of a finished site, in the order of their addresses.
 * @param dist absolute path of the output folder
 */
export function buildRecords(
  dist: string,
  documents: readonly SearchableDocument[],
): SearchRecord[] {
  const listed = documents.filter((document) => !document.unlisted);
  const linking = countLinkingPages(listed);
  return listed
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((document) => {
      const html = readFileSync(path.join(dist, document.path, 'index.html'), 'utf8');
      return recordsOfPage(document, html, linking.get(document.path) ?? 0);
    });
}

/** How many pages link to each page. */
function countLinkingPages(documents: readonly SearchableDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path: from, links } of documents) {
    const targets = new Set(links.map(({ href }) => pageOf(href)));
    targets.delete(from);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

/** The records of one page, to which some other pages link. */
export function recordsOfPage(
  document: SearchableDocument,
  html: string,
  linkingPages: number,
): SearchRecord[] {
  const levels: (string | null)[] = [];
  const rank = pageRank(document.path, linkingPages);
  return extractSections(html).map((section, position) => {
    // A section stands under the nearest headings above it that are of a lower level.
    levels.length = Math.max(section.depth - 2, 0);
    if (section.anchor !== null) levels[section.depth - 2] = section.heading;
    return recordOf(document, section, levels, position, rank);
  });
}

function recordOf(
  document: SearchableDocument,
  section: PageSection,
  levels: readonly (string | null | undefined)[],
  position: number,
  rank: number,
): SearchRecord {
  const url = section.anchor === null ? document.path : `${document.path}#${section.anchor}`;
  const first = section.anchor === null;
  const { text, code } = section;
  const codeStart = text === '' ? 0 : text.length + 1;
  return {
    objectID: createHash('sha256').update(url).digest('hex').slice(0, 20),
    url,
    anchor: section.anchor,
    hierarchy_lvl0: groupOf(url),
    hierarchy_lvl1: document.title,
    hierarchy_lvl2: levels[0] ?? null,
    hierarchy_lvl3: levels[1] ?? null,
    hierarchy_lvl4: levels[2] ?? null,
    hierarchy_lvl5: levels[3] ?? null,
    hierarchy_lvl6: levels[4] ?? null,
    content: [text, code].filter(Boolean).join('\n'),
    codeStart: code === '' ? text.length : codeStart,
    description: first ? document.description : null,
    keywords: first ? document.tags : [],
    pageRank: rank,
    position,
  };
}

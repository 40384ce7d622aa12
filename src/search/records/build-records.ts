import { createHash } from 'node:crypto';
import type { Section } from '../../document/page-document.ts';
import { withoutFrame } from '../../document/walk-blocks.ts';
import { embedPage } from '../../retrieval/embeddings/embed-page.ts';
import { unpackEmbedding } from '../../retrieval/embeddings/packed.ts';
import { wordVectorsFor } from '../../retrieval/embeddings/word-vectors.ts';
import type { PageEmbeddings } from '../../retrieval/index/format.ts';
import { linkingPages } from '../../retrieval/index/linking-pages.ts';
import { pageRank } from '../../retrieval/page-ranks.ts';
import type { SearchablePage } from '../../retrieval/questions/page-questions.ts';
import { sectionText } from '../../retrieval/section-text.ts';
import { withOpening } from '../../retrieval/with-opening.ts';
import { embedder, groupOf, type SearchRecord } from './record.ts';

/** The records of pages, one per section, in the order of their addresses. */
export function buildRecords(pages: readonly SearchablePage[]): SearchRecord[] {
  const linking = linkingPages(pages);
  const wordVectors = wordVectorsFor(pages);
  return pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(withOpening)
    .flatMap((page) => {
      const rank = pageRank(page, linking.get(page.path) ?? 0);
      const means = embedPage(page, wordVectors);
      const levels: (string | undefined)[] = [];
      return page.sections.map((section, position) => {
        // A section belongs to the nearest headings above it that are of a lower level.
        levels.length = Math.max(section.depth - 2, 0);
        if (section.slug !== '') levels[section.depth - 2] = section.title;
        return recordOf(page, section, levels, position, rank, vectorsOf(means, position));
      });
    });
}

function recordOf(
  page: SearchablePage,
  section: Section,
  levels: readonly (string | undefined)[],
  position: number,
  rank: number,
  vectors: readonly (readonly number[])[],
): SearchRecord {
  const { slug } = section;
  const url = slug === '' ? page.path : `${page.path}#${slug}`;
  const first = position === 0;
  const { text, code } = sectionText(section.blocks.flatMap(withoutFrame));
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
    keywords: first ? page.tags : [],
    pageRank: rank,
    position,
    questions: page.questions.filter(({ anchor = '' }) => anchor === slug).map(({ text }) => text),
    _vectors: { [embedder]: vectors },
  };
}

/** What a section means: its text, the questions that it answers and, of the first one, the page. */
function vectorsOf(
  { description, sections, questions, answeredBy }: PageEmbeddings,
  position: number,
): number[][] {
  return [
    sections[position] ?? '',
    position === 0 ? description : '',
    ...questions.filter((_, at) => answeredBy[at] === position),
  ]
    .filter((packed) => packed !== '')
    .map((packed) => [...unpackEmbedding(packed)]);
}

import type { Block } from '../document/page-document.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import type { FoundPage } from './retrieve.ts';

/** A section of a page, as it can be quoted. */
export interface Passage {
  readonly path: string;
  /** Title of the page. */
  readonly page: string;
  /** Anchor of the section; empty above the first heading. */
  readonly slug: string;
  /** The section's heading; the page's title above the first one. */
  readonly title: string;
  readonly blocks: readonly Block[];
  /** How well it answers, against 1 for the best section of its page. */
  readonly share: number;
}

/** Sections this much weaker than the best of their page are left out. */
const passageShare = 0.35;

/** Sections of a page that answer, the best first. */
export async function passagesOf(page: FoundPage, index: RetrievalIndex): Promise<Passage[]> {
  const { sections } = await index.text(page.page);
  const ranked = page.sections
    .filter(({ position }) => (sections[position]?.blocks ?? []).length > 0)
    .toSorted((a, b) => b.ownScore - a.ownScore);
  const top = ranked[0]?.ownScore ?? 0;
  return ranked
    .filter(({ ownScore }) => ownScore >= top * passageShare)
    .flatMap(({ position, ownScore }) => {
      const place = page.places[position];
      const blocks = sections[position]?.blocks;
      if (!place || !blocks) return [];
      const title = place.titles.at(-1) ?? page.title;
      return {
        path: page.path,
        page: page.title,
        slug: place.slug,
        title,
        blocks,
        share: top === 0 ? 1 : ownScore / top,
      };
    });
}

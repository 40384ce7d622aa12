import { linkBlock, section } from '../document/make-sections.ts';
import type { PageDocument } from '../document/page-document.ts';

type TwinSource = Pick<PageDocument, 'title' | 'description' | 'path' | 'sections'>;

interface Tag {
  readonly label: string;
  readonly slug: string;
  readonly description: string;
}

/** The page of a tag as its twin tells it: the documents that have the tag. */
export function tagPage(
  { label, slug, description }: Tag,
  documents: readonly Pick<PageDocument, 'title' | 'description' | 'path'>[],
  origin: string,
): TwinSource {
  const links = documents.map((page) => ({
    label: page.title,
    url: origin + page.path,
    text: page.description,
  }));
  return {
    title: `Pages tagged “${label}”`,
    description,
    path: `/tags/${slug}`,
    sections: [section({ blocks: [linkBlock(links)] })],
  };
}

/** The list of all tags as its twin tells it. */
export function tagIndex(tags: readonly Tag[], origin: string): TwinSource {
  const links = tags.map(({ label, slug, description }) => ({
    label,
    url: `${origin}/tags/${slug}`,
    text: description,
  }));
  return {
    title: 'Tags',
    description: 'Every topic of the documentation.',
    path: '/tags',
    sections: [section({ blocks: [linkBlock(links)] })],
  };
}

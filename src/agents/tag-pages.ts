import { linkBlock, proseBlock, section } from '../document/make-sections.ts';
import type { PageDocument } from '../document/page-document.ts';
import type { Tag, TagContent } from '../document/tag.ts';

type TwinSource = Pick<PageDocument, 'title' | 'description' | 'path' | 'sections'>;

/** The page of a tag as its twin tells it: other words for it, its documents, and related tags. */
export function tagPage(
  { label, slug, description, synonyms, related, documents }: TagContent,
  origin: string,
): TwinSource {
  const links = documents.map((page) => ({
    label: page.title,
    url: origin + page.path,
    text: page.description,
  }));
  const words = `Also called: ${synonyms.join(', ')}`;
  const relatedLinks = related.map((tag) => ({
    label: tag.label,
    url: `${origin}/tags/${tag.slug}`,
  }));
  return {
    title: `Pages tagged “${label}”`,
    description,
    path: `/tags/${slug}`,
    sections: [
      section({
        blocks: [...(synonyms.length > 0 ? [proseBlock(words)] : []), linkBlock(links)],
      }),
      ...(related.length > 0
        ? [
            section({
              depth: 2,
              slug: 'related-tags',
              title: 'Related tags',
              blocks: [linkBlock(relatedLinks)],
            }),
          ]
        : []),
    ],
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

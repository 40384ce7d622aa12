import source from '#site/docs/tags.yml?raw';
import type { Tag, TagContent } from '../document/tag.ts';
import { readTags } from '../markdown/tags.ts';
import { Problems } from '../problems/problems.ts';
import type { DocumentEntry } from './documents.ts';
import { relatedTags } from './related-tags.ts';

const problems = new Problems();
const { tags } = readTags(source, 'docs/tags.yml', problems);
problems.throwIfAny();

/** A tag with the pages that carry it. */
export interface TagWithDocuments extends Tag {
  readonly documents: readonly DocumentEntry[];
}

/**
 * The tags of a page, in the order in which it names them. A tag that only unlisted pages carry has
 * no page and is left out.
 */
export function tagsOf(
  document: DocumentEntry,
  documents: readonly DocumentEntry[],
): Pick<Tag, 'label' | 'slug'>[] {
  return document.data.tags.flatMap((label) => {
    const tag = tags.get(label);
    const listed = documents.some(({ data }) => !data.unlisted && data.tags.includes(label));
    return listed && tag ? [{ label, slug: tag.slug }] : [];
  });
}

/** Every tag that a listed page carries, by label; an unused one has no page. */
export function tagsInUse(documents: readonly DocumentEntry[]): TagWithDocuments[] {
  return [...tags.values()]
    .map((tag) => ({
      ...tag,
      documents: documents
        .filter(({ data }) => !data.unlisted && data.tags.includes(tag.label))
        .sort((a, b) => a.data.title.localeCompare(b.data.title)),
    }))
    .filter((tag) => tag.documents.length > 0)
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' }));
}

/** The pages of all tags in use. */
export function tagPages(documents: readonly DocumentEntry[]): TagContent[] {
  const all = tagsInUse(documents);
  return all.map(({ label, slug, description, synonyms, documents: tagged }) => ({
    label,
    slug,
    description,
    synonyms,
    related: relatedTags(label, tagged, all).map(({ label, slug }) => ({ label, slug })),
    documents: tagged.map(({ data: { title, description, path } }) => ({
      title,
      description,
      path,
    })),
  }));
}

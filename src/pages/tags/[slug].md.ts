import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf } from '../../agents/agent-page.ts';
import { markdownResponse } from '../../agents/markdown-response.ts';
import { tagPage } from '../../agents/tag-pages.ts';
import { allDocuments } from '../../documents/documents.ts';
import { type TagWithDocuments, tagsInUse } from '../../documents/tags.ts';

export async function getStaticPaths() {
  return tagsInUse(await allDocuments()).map((tag) => ({
    params: { slug: tag.slug },
    props: { tag },
  }));
}

/** The Markdown twin of a tag's page. */
export const GET: APIRoute<{ tag: TagWithDocuments }> = ({ props: { tag } }) => {
  const pages = tag.documents.map(({ data }) => data);
  return markdownResponse(twinOf(tagPage(tag, pages, site.url), site.url));
};

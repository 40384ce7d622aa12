import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf } from '../../agents/agent-page.ts';
import { markdownResponse } from '../../agents/markdown-response.ts';
import { tagPage } from '../../agents/tag-pages.ts';
import { allDocuments } from '../../collection/documents.ts';
import { type TagPageContent, tagPages } from '../../collection/tags.ts';

export async function getStaticPaths() {
  return tagPages(await allDocuments()).map((page) => ({
    params: { slug: page.slug },
    props: { page },
  }));
}

/** The Markdown twin of a tag's page. */
export const GET: APIRoute<{ page: TagPageContent }> = ({ props: { page } }) =>
  markdownResponse(twinOf(tagPage(page, site.url), site.url));

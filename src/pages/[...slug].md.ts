import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf } from '../agents/agent-page.ts';
import { markdownResponse } from '../agents/markdown-response.ts';
import { allDocuments, type DocumentEntry } from '../documents/documents.ts';
import { pageDocument } from '../documents/page-document.ts';

export async function getStaticPaths() {
  return (await allDocuments()).map((document) => ({
    params: { slug: document.data.path.slice(1) },
    props: { document },
  }));
}

/** The Markdown twin of a page. */
export const GET: APIRoute<{ document: DocumentEntry }> = async ({ props }) =>
  markdownResponse(twinOf(await pageDocument(props.document), site.url));

import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf } from '../agents/agent-page.ts';
import { agentPage } from '../documents/agent-pages.ts';
import { allDocuments, type DocumentEntry } from '../documents/documents.ts';

export async function getStaticPaths() {
  return (await allDocuments()).map((document) => ({
    params: { slug: document.data.path.slice(1) },
    props: { document },
  }));
}

/** The Markdown twin of a page. */
export const GET: APIRoute<{ document: DocumentEntry }> = ({ props }) =>
  new Response(twinOf(agentPage(props.document), site.url), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });

import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf } from '../agents/agent-page.ts';
import { includedInSection } from '../agents/included-in.ts';
import { markdownResponse } from '../agents/markdown-response.ts';
import { allDocuments, type DocumentEntry, pagesWithSnippet } from '../collection/documents.ts';
import { pageDocument } from '../collection/page-document.ts';

export async function getStaticPaths() {
  const documents = await allDocuments();
  return documents.map((document) => ({
    params: { slug: document.data.path.slice(1) },
    props: { document, includedIn: pagesWithSnippet(document, documents) },
  }));
}

interface Props {
  readonly document: DocumentEntry;
  readonly includedIn: ReturnType<typeof pagesWithSnippet>;
}

/** The Markdown twin of a page; that of a snippet ends with the pages that include it. */
export const GET: APIRoute<Props> = async ({ props: { document, includedIn } }) => {
  const page = await pageDocument(document);
  const sections = [...page.sections, ...includedInSection(includedIn, site.url)];
  return markdownResponse(twinOf({ ...page, sections }, site.url));
};

import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf, twinPath } from '../agents/agent-page.ts';
import { includedInSection } from '../agents/included-in.ts';
import { tagIndex, tagPage } from '../agents/tag-pages.ts';
import { allDocuments, pagesWithSnippet } from '../collection/documents.ts';
import { documentedVersion, timeline } from '../collection/news.ts';
import { pageDocument } from '../collection/page-document.ts';
import { pageModules } from '../collection/page-modules.ts';
import { tagPages, tagsInUse } from '../collection/tags.ts';

interface Props {
  readonly text: () => string | Promise<string>;
}

const notFound = `# Page not found

There is no page at this address. [llms.txt](${site.url}/llms.txt) lists every page, and [the site](${site.url}/) has a search.
`;

const twin = (page: Parameters<typeof twinOf>[0]) => twinOf(page, site.url, documentedVersion());

/** The Markdown twins of all pages by path, and what clients that prefer Markdown get where there is none. */
async function twins(): Promise<(readonly [path: string, text: Props['text']])[]> {
  const documents = await allDocuments();
  return [
    ['/404', () => notFound],
    ['/tags', () => twin(tagIndex(tagsInUse(documents), site.url))],
    ...tagPages(documents).map(
      (tag) => [`/tags/${tag.slug}`, () => twin(tagPage(tag, site.url))] as const,
    ),
    ...pageModules().map((page) => {
      const text = () => twin({ ...page, sections: page.sections(site.url, timeline()) });
      return [page.path, text] as const;
    }),
    ...documents.map((document) => {
      const text = async () => {
        const page = await pageDocument(document);
        // That of a snippet ends with the pages that include it.
        const around = includedInSection(pagesWithSnippet(document, documents), site.url);
        return twin({ ...page, sections: [...page.sections, ...around] });
      };
      return [document.data.path, text] as const;
    }),
  ];
}

export const getStaticPaths = async () =>
  (await twins()).map(([path, text]) => ({
    params: { twin: twinPath(path).slice(1, -'.md'.length) },
    props: { text },
  }));

export const GET: APIRoute<Props> = async ({ props: { text } }) =>
  new Response(await text(), { headers: { 'content-type': 'text/markdown; charset=utf-8' } });

import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf, twinPath } from '../agents/agent-page.ts';
import { markdownResponse } from '../agents/markdown-response.ts';
import { timeline } from '../collection/news.ts';
import { type PageModule, pageModules } from '../collection/page-modules.ts';

export function getStaticPaths() {
  return pageModules().map((page) => ({
    params: { module: twinPath(page.path).slice(1, -'.md'.length) },
    props: { page },
  }));
}

/** The Markdown twin of a page that is written as a module. */
export const GET: APIRoute<{ page: PageModule }> = ({ props: { page } }) =>
  markdownResponse(twinOf({ ...page, sections: page.sections(site.url, timeline()) }, site.url));

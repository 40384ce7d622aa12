import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { groupsOf, llmsTxt } from '../agents/llms.ts';
import { listedAgentPages } from '../collection/agent-pages.ts';
import { pageTrees } from '../collection/documents.ts';

export const GET: APIRoute = async () => {
  const pages = await listedAgentPages();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const trees = await pageTrees();
  const groups = [...trees].flatMap(([name, nodes]) =>
    groupsOf(sectionName(name), nodes, (path) => byPath.get(path)),
  );
  const listed = new Set(groups.flatMap((group) => group.pages.map(({ path }) => path)));
  const others = pages.filter(({ path }) => !listed.has(path));
  const all = others.length > 0 ? [...groups, { title: 'Optional', pages: others }] : groups;
  return new Response(llmsTxt(site, all), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};

/** The navbar's name for a sidebar, which is named after the first part of its paths. */
function sectionName(sidebar: string): string {
  const item = site.navbar.items.find(
    (candidate) => 'to' in candidate && candidate.to.split('/')[1] === sidebar,
  );
  return item?.label ?? sidebar;
}

import type { AgentPage } from '../agents/agent-page.ts';
import { flatten } from '../sidebars/page-tree.ts';
import { allDocuments, isSnippet, pageTrees } from './documents.ts';
import { filesOfPages, lastDay } from './history/page-files.ts';
import { pageDocument } from './page-document.ts';

/**
 * Every listed page: those of the sidebars in reading order, then the others by path. Snippets are
 * left out, as the pages that include them say the same.
 */
export async function listedAgentPages(): Promise<AgentPage[]> {
  const trees = await pageTrees();
  const order = new Map(
    [...trees.values()].flatMap(flatten).map(({ path }, position) => [path, position]),
  );
  const rank = ({ path }: AgentPage) => order.get(path) ?? order.size;
  const listed = (await allDocuments()).filter(
    (document) => !document.data.unlisted && !isSnippet(document),
  );
  const pages = await Promise.all(listed.map(pageDocument));
  const files = filesOfPages(process.cwd());
  return pages
    .map((page) => ({ ...page, updated: lastDay(page, files) }))
    .sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
}

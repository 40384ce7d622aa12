import type { AgentPage } from '../agents/agent-page.ts';
import type { Heading } from '../markdown/headings.ts';
import type { Section } from '../markdown/plain-markdown.ts';
import { flatten } from '../sidebars/page-tree.ts';
import { allDocuments, type DocumentEntry, pageTrees } from './documents.ts';
import { lastUpdated } from './last-updated.ts';

/** A document as agents see it. */
export function agentPage({ data, filePath, rendered }: DocumentEntry): AgentPage {
  const metadata = rendered?.metadata as { headings?: Heading[]; sections?: Section[] } | undefined;
  return {
    path: data.path,
    title: data.title,
    description: data.description,
    tags: data.tags,
    keywords: data.keywords,
    headings: metadata?.headings ?? [],
    sections: metadata?.sections ?? [],
    updated: lastUpdated(filePath ?? ''),
  };
}

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
  return (await allDocuments())
    .filter(({ id, data }) => !data.unlisted && !id.startsWith('snippets/'))
    .map(agentPage)
    .sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path));
}

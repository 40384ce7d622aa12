import { codeMarkdown } from '../document/block-markdown.ts';
import { flatten, type TreeNode } from '../sidebars/page-tree.ts';
import { type AgentPage, twinOf, twinPath } from './agent-page.ts';
import { codeExamples } from './code-examples.ts';

interface Site {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** A part of the site as `llms.txt` lists it. */
export interface LlmsGroup {
  readonly title: string;
  readonly pages: readonly AgentPage[];
}

/** The groups of one sidebar; pages in no group come first, under its name. */
export function groupsOf(
  name: string,
  nodes: readonly TreeNode[],
  pageAt: (path: string) => AgentPage | undefined,
): LlmsGroup[] {
  const pagesOf = (children: readonly TreeNode[]) =>
    flatten(children).flatMap(({ path }) => pageAt(path) ?? []);
  const alone = nodes.filter((node) => node.type === 'page');
  const groups = nodes.filter((node) => node.type === 'group');
  return [
    { title: name, pages: pagesOf(alone) },
    ...groups.map(({ label, children }) => ({
      title: `${name}: ${label}`,
      pages: pagesOf(children),
    })),
  ].filter(({ pages }) => pages.length > 0);
}

/** `llms.txt`: what the site is, and every page with one sentence (llmstxt.org). */
export function llmsTxt(site: Site, groups: readonly LlmsGroup[]): string {
  const sections = groups.map(
    ({ title, pages }) =>
      `## ${title}\n\n${pages
        .map((page) => `- [${page.title}](${site.url}${twinPath(page.path)}): ${page.description}`)
        .join('\n')}`,
  );
  return `${[
    `# ${site.title}`,
    `> ${site.description}`,
    [
      'Add `.md` to the URL of any page to get it as Markdown.',
      `All pages are in one file: [llms-full.txt](${site.url}/llms-full.txt).`,
      `All code examples: [llms-code.txt](${site.url}/llms-code.txt).`,
      `All pages with their headings, as JSON: [index.json](${site.url}/index.json).`,
    ].join('\n'),
    ...sections,
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: every page in the order of the sidebar. */
export function llmsFull(site: Site, pages: readonly AgentPage[], version: string): string {
  const head = `<!-- ${site.title}: ${pages.length} pages. List of pages: ${site.url}/llms.txt -->`;
  return [head, ...pages.map((page) => twinOf(page, site.url, version))].join('\n\n');
}

/** `llms-code.txt`: every code block with its page, heading, tab, status and URL. */
export function llmsCode(site: Site, pages: readonly AgentPage[]): string {
  const parts = pages.flatMap((page) => {
    const examples = codeExamples(page);
    if (examples.length === 0) return [];
    const blocks = examples.map(({ block, tab, titles, slug, badges }) => {
      const address = `${site.url}${page.path}${slug ? `#${slug}` : ''}`;
      const facts = [
        `Source: ${address}`,
        ...(tab ? [`Tab: ${tab.label}`] : []),
        ...(block.status ? [`HTTP status: ${block.status}`] : []),
        ...(badges.length > 0 ? [`Status: ${badges.join(', ')}`] : []),
      ];
      return `### ${titles.at(-1)}\n\n${facts.join('\n')}\n\n${codeMarkdown(block)}`;
    });
    return [`## ${page.title}`, page.description, ...blocks];
  });
  return `${[`# ${site.title}: code examples`, ...parts].join('\n\n')}\n`;
}

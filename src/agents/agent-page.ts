import { sectionsMarkdown } from '../document/block-markdown.ts';
import type { PageDocument } from '../document/page-document.ts';

/** A page as everything made for agents sees it. */
export type AgentPage = PageDocument & {
  /** ISO date of the last change, where the history is known. */
  readonly updated: string | undefined;
};

/** Where the Markdown twin of a page is: its path and `.md`; the home page has no name. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/**
 * The page as Markdown that needs no context: title, summary, URL, version, text.
 * @param version of the product that the pages describe
 */
export function twinOf(
  page: Pick<PageDocument, 'title' | 'description' | 'path' | 'sections'>,
  origin: string,
  version: string,
): string {
  const { title, description, path, sections } = page;
  const head = `# ${title}\n\n> ${description}\n\nSource: ${origin}${path}\nVersion: Strapi ${version}`;
  return `${head}\n\n${sectionsMarkdown(sections)}\n`;
}

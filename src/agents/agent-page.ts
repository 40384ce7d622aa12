import type { Heading } from '../markdown/headings.ts';
import { joinSections, type Section } from '../markdown/plain-markdown.ts';

/** A page as everything made for agents sees it. */
export interface AgentPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  /** ISO date of the last change, where the history is known. */
  readonly updated: string | undefined;
}

/** Where the Markdown twin of a page stands: its path and `.md`; the home page has no name of its own. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The page as Markdown that stands by itself: title, summary, address, text. */
export function twinOf(page: AgentPage, origin: string): string {
  return `${twinHead(page, origin)}\n\n${joinSections(page.sections)}\n`;
}

export function twinHead(
  { title, description, path }: Pick<AgentPage, 'title' | 'description' | 'path'>,
  origin: string,
): string {
  return `# ${title}\n\n> ${description}\n\nSource: ${origin}${path}`;
}

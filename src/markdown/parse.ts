import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { showSources } from './examples.ts';

/** The syntax of pages, for everything that reads them: the site, the verifier and the prose checks. */
export const markdownGrammar = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

declare module 'unist' {
  interface Data {
    /** The file that a node was written in; differs from the page's for included snippets. */
    origin?: string | undefined;
    /** A container directive that no line of colons ends: it swallowed the rest of its parent. */
    unclosed?: boolean | undefined;
    /** The line of a paragraph that was meant to open a fence. */
    brokenFence?: number | undefined;
    /** A code block that repeats the Markdown of the example before it. */
    isSource?: boolean | undefined;
  }
}

/** Parses one Markdown file and notes on every node which file it is in. */
export function parseMarkdown(source: string, file: string): Root {
  const tree = markdownGrammar.parse(source);
  tree.children = tree.children.filter((node) => node.type !== 'yaml');
  showSources(tree, source);
  visit(tree, (node) => {
    node.data = { ...node.data, origin: file };
    if (node.type === 'containerDirective' && !isClosed(source, node)) node.data.unclosed = true;
    if (node.type === 'paragraph') node.data.brokenFence = brokenFenceIn(source, node);
  });
  return tree;
}

/** A fence with a backtick after its language is none to Markdown, which reads on as text. */
const brokenFence = /^[\s>]*(`{3,})(?=\w)(?!.*\1).*`/;

function brokenFenceIn(source: string, { position }: Node): number | undefined {
  if (!position) return undefined;
  const lines = source.slice(position.start.offset, position.end.offset).split('\n');
  const index = lines.findIndex((line) => brokenFence.test(line));
  return index === -1 ? undefined : position.start.line + index;
}

function isClosed(source: string, { position }: Node): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  return lines.length > 1 && /^[\s>]*:{3,}\s*$/.test(lines.at(-1) ?? '');
}

import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { showSources } from './examples.ts';
import { type Misread, misreadIn } from './misread.ts';

/** The tree of a page, for everything that reads pages: the site, the verifier and the prose checks. */
export function readTree(source: string): Root {
  const tree = markdownToMdast(source, { features: { directive: true } });
  if (tree.type !== 'root') throw new Error(`A page is a root, and this is a ${tree.type}.`);
  return tree;
}

declare module 'unist' {
  interface Data {
    /** The file that a node was written in; differs from the page's for included snippets. */
    origin?: string | undefined;
    /** A container directive that no line of colons ends: it swallowed the rest of its parent. */
    unclosed?: boolean | undefined;
    misread?: Misread | undefined;
    /** A code block that repeats the Markdown of the example before it. */
    isSource?: boolean | undefined;
  }
}

/** Parses one Markdown file and notes on every node which file it is in. */
export function parseMarkdown(source: string, file: string): Root {
  const tree = readTree(source);
  tree.children = tree.children.filter((node) => node.type !== 'yaml');
  showSources(tree, source);
  visit(tree, (node) => {
    node.data = { ...node.data, origin: file, misread: misreadIn(source, node) };
    if (node.type === 'containerDirective' && !isClosed(source, node)) node.data.unclosed = true;
  });
  return tree;
}

/** A line of more colons than the directive starts with is meant for one around it. */
function isClosed(source: string, { position }: Node): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const [opening] = /^:+/.exec(lines[0] ?? '') ?? [];
  return lines.length > 1 && lines.at(-1)?.replace(/[\s>]/g, '') === opening;
}

import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './parse.ts';
import type { Problems } from './problems.ts';

/** Reads the source of a snippet by its name, `undefined` where there is none. */
export type ReadSnippet = (name: string) => { source: string; file: string } | undefined;

const mention = /^[ \t]*:{2}snippet\{[^}]*name="([^"]+)"/gm;

/** The names of the snippets that a source includes itself, not those of its snippets. */
export function mentionedSnippets(source: string): string[] {
  return [...source.matchAll(mention)].flatMap((match) => match[1] ?? []);
}

/** The sources of all snippets that a page includes, however deep, by name. */
export function collectSnippets(source: string, read: ReadSnippet): Map<string, string> {
  const found = new Map<string, string>();
  const queue = mentionedSnippets(source);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    const snippet = read(name);
    if (!snippet) continue;
    found.set(name, snippet.source);
    queue.push(...mentionedSnippets(snippet.source));
  }
  return found;
}

/** Replaces every `::snippet{name="…"}` by the content of `docs/snippets/….md`. */
export function includeSnippets(
  tree: Root,
  read: ReadSnippet,
  problems: Problems,
  chain: readonly string[] = [],
): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'snippet' || !parent || index === undefined) return;
    const refuse = (message: string) => {
      problems.add({ file: node.data?.origin ?? '', line: node.position?.start.line, message });
      // Taken away, it is not told a second time as a directive that nobody knows.
      parent.children.splice(index, 1);
      return index;
    };
    const { name = '', ...others } = node.attributes ?? {};
    const unknown = Object.keys(others)[0];
    if (unknown !== undefined || !name) {
      return refuse(
        `::snippet takes one attribute, name="…"; found ${unknown === undefined ? 'none' : `"${unknown}"`}.`,
      );
    }
    if (chain.includes(name)) {
      return refuse(
        `Snippet "${name}" includes itself (${[...chain, name].join(' > ')}). Break the circle.`,
      );
    }
    const snippet = read(name);
    if (!snippet) {
      return refuse(`No snippet "${name}". Expected the file docs/snippets/${name}.md.`);
    }
    const included = parseMarkdown(snippet.source, snippet.file);
    includeSnippets(included, read, problems, [...chain, name]);
    parent.children.splice(index, 1, ...(included.children as RootContent[]));
    return index + included.children.length;
  });
}

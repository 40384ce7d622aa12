import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problems } from '../problems/problems.ts';
import type { Lookup, SnippetSource } from '../vocabulary/site-data.ts';
import { parseMarkdown } from './parse.ts';

/**
 * Replaces every `::snippet{name="…"}` by the content of `docs/snippets/….md`. What is looked up is
 * what the page depends on, however the directive is written and however deep it is.
 */
export function includeSnippets(
  tree: Root,
  snippets: Lookup<SnippetSource>,
  problems: Problems,
  chain: readonly string[] = [],
): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'snippet' || !parent || index === undefined) return;
    const refuse = (message: string) => {
      problems.add({ file: node.data?.origin ?? '', line: node.position?.start.line, message });
      // Taken away, it is not reported a second time as an unknown directive.
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
    if (node.children.length > 0) {
      return refuse(`::snippet takes no label in [brackets]. Write ::snippet{name="${name}"}.`);
    }
    if (chain.includes(name)) {
      return refuse(
        `Snippet "${name}" includes itself (${[...chain, name].join(' > ')}). Remove the circular include.`,
      );
    }
    const snippet = snippets.get(name);
    if (!snippet) {
      return refuse(`No snippet "${name}". Expected the file docs/snippets/${name}.md.`);
    }
    const included = parseMarkdown(snippet.source, snippet.file);
    includeSnippets(included, snippets, problems, [...chain, name]);
    parent.children.splice(index, 1, ...(included.children as RootContent[]));
    return index + included.children.length;
  });
}

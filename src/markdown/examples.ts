import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Puts after what is in an `:::example` the Markdown that it was written as. */
export function showSources(tree: Root, source: string): void {
  visit(tree, 'containerDirective', (node) => {
    const first = node.children[0]?.position?.start.offset;
    const last = node.children.at(-1)?.position?.end.offset;
    if (node.name !== 'example' || first === undefined || last === undefined) return;
    const value = source.slice(first, last);
    node.children.push({
      type: 'code',
      lang: 'markdown',
      meta: 'wrap title="Source"',
      value,
      position: node.position,
      data: { isSource: true },
    });
  });
}

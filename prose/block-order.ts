import type { Nodes, Root } from 'mdast';

/** A block of code directly after a heading. */
export interface BareHeading {
  readonly line: number;
  /** The heading, without its anchor. */
  readonly heading: string;
}

/** Finds code directly after a heading, in any tab of a group; a diagram is a picture to readers. */
export function bareHeadings(tree: Root): BareHeading[] {
  const found: BareHeading[] = [];
  let heading: string | undefined;
  for (const node of tree.children) {
    if (heading !== undefined) {
      for (const line of firstCode(node)) found.push({ line, heading });
    }
    if (node.type === 'heading') heading = plainText(node).replace(/\s*\{#[^}]*\}\s*$/, '');
    else if (node.type !== 'html') heading = undefined;
  }
  return found;
}

/** Lines of the code with which a block starts: several if it's a group of tabs. */
function firstCode(node: Nodes): number[] {
  if (node.type === 'code') {
    return node.lang === 'mermaid' ? [] : [node.position?.start.line ?? 1];
  }
  if (node.type !== 'containerDirective') return [];
  const children = node.children.filter(
    (child) => !(child.type === 'paragraph' && child.data?.directiveLabel === true),
  );
  return (node.name === 'tabs' ? children : children.slice(0, 1)).flatMap(firstCode);
}

const plainText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(plainText).join('') : '';

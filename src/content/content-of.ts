import type { RootContent } from 'mdast';
import type { Directive } from '../vocabulary/element.ts';

/** What is inside a directive, without its label. */
export function contentOf(node: Directive): RootContent[] {
  return node.children.filter(
    (child) => !(child.type === 'paragraph' && child.data?.directiveLabel),
  );
}

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problems } from '../problems/problems.ts';
import { parseFenceMeta } from '../vocabulary/fence-meta.ts';

/** Reads what follows the language of every fence; what can't be understood is added to `problems`. */
export function readFences(tree: Root, problems: Problems): void {
  visit(tree, 'code', (node) => {
    const parsed = parseFenceMeta(node.meta ?? '');
    if (parsed.ok) {
      node.data = { ...node.data, fence: parsed.meta };
      return;
    }
    node.data = { ...node.data, fenceProblem: parsed.message };
    problems.add({
      file: node.data?.origin ?? '',
      line: node.position?.start.line,
      message: parsed.message,
    });
  });
}

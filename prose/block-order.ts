import type { Code, Nodes, Root } from 'mdast';
import { type FenceMeta, parseFenceMeta } from '../src/vocabulary/fence-meta.ts';

/** A block of code that no sentence introduces. */
export interface UnintroducedBlock {
  readonly kind: 'after-heading' | 'after-block';
  readonly line: number;
  /** What is before it: the text of the heading, or the language of the other block. */
  readonly after: string;
}

/** What a reader meets on the way down a page. */
type Stop =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'code'; readonly node: Code }
  | { readonly kind: 'other' };

/**
 * Finds code directly after a heading, and untitled code directly after other code. A request and
 * its response are one exchange, which one sentence introduces, as are a command and its output. The tabs of one group are
 * alternatives, so the first block in a tab follows whatever is before the tabs.
 */
export function unintroducedBlocks(tree: Root): UnintroducedBlock[] {
  const found: UnintroducedBlock[] = [];
  walk(tree, { kind: 'other' }, (node, before) => {
    const line = node.position?.start.line ?? 1;
    if (before.kind === 'heading') found.push({ kind: 'after-heading', line, after: before.text });
    if (before.kind === 'code' && needsSentence(before.node, node)) {
      found.push({ kind: 'after-block', line, after: before.node.lang ?? 'text' });
    }
  });
  return found;
}

/** @returns the last stop in the node, or `before` if there is none */
function walk(node: Nodes, before: Stop, onCode: (node: Code, before: Stop) => void): Stop {
  if (node.type === 'heading')
    return { kind: 'heading', text: plainText(node).replace(/\s*\{#[^}]*\}\s*$/, '') };
  if (node.type === 'code') {
    // A diagram is a picture to readers.
    if (node.lang === 'mermaid') return { kind: 'other' };
    onCode(node, before);
    return { kind: 'code', node };
  }
  if (node.type === 'root' || node.type === 'containerDirective' || node.type === 'blockquote') {
    const alternatives = node.type === 'containerDirective' && node.name === 'tabs';
    let last = before;
    for (const child of node.children) {
      if (isLabel(child)) continue;
      last = walk(child, alternatives ? before : last, onCode);
    }
    return last;
  }
  if (node.type === 'list') {
    for (const item of node.children) {
      let last: Stop = { kind: 'other' };
      for (const child of item.children) last = walk(child, last, onCode);
    }
  }
  if (node.type === 'html') return before;
  return { kind: 'other' };
}

const isLabel = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.data?.directiveLabel === true;

function needsSentence(before: Code, code: Code): boolean {
  const meta = metaOf(code);
  const isExchange =
    (metaOf(before)?.request && meta?.response) || (metaOf(before)?.run && meta?.output);
  return !meta?.title && !isExchange;
}

function metaOf(node: Code): FenceMeta | undefined {
  const result = parseFenceMeta(node.meta ?? '');
  return result.ok ? result.meta : undefined;
}

const plainText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(plainText).join('') : '';

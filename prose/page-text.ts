import type { InlineCode, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { MaskedText } from './masked-text.ts';

/** Attributes of directives whose values readers read. */
const readAttributes = ['alt', 'caption', 'title'];

/** Keys of the front matter whose values readers read. */
const readKey = /^(?:title|description|sidebar_label):[ \t]*(\S.*)$/gm;

/** What stays of a page's inline code: nothing, its marks, or HTTP statuses. */
export type KeptCode = 'none' | 'marks' | 'statuses';

/**
 * The words of a page, table cells, headings, labels and alternative texts included; code, the
 * syntax of Markdown and directives, and the rest of the front matter are blank.
 */
export function wordsOfPage(source: string, tree: Root, keptCode: KeptCode): string {
  const text = new MaskedText(source);
  showFrontMatter(source, text);
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    if (node.type === 'text') text.show(start, end);
    if (node.type === 'inlineCode') showCode(text, node, keptCode);
    // Without the marks of cells and items, words of different ones would be neighbors.
    if (node.type === 'tableCell' && source[start] === '|') text.show(start, start + 1);
    if (node.type === 'listItem') text.show(start, start + 1);
    if (
      node.type === 'containerDirective' ||
      node.type === 'leafDirective' ||
      node.type === 'textDirective'
    ) {
      showAttributes(source, text, node);
    }
  });
  visit(tree, 'heading', ({ position }) => {
    hideId(source, text, position?.start.offset ?? 0, position?.end.offset ?? 0);
  });
  return text.toString();
}

function showCode(text: MaskedText, { position, value }: InlineCode, kept: KeptCode): void {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  if (kept === 'marks') text.show(start, start + 1);
  if (kept === 'statuses' && /^[1-5]\d\d$/.test(value)) text.show(start + 1, end - 1);
}

/** Headings end with the anchor, `{#id}`, which no reader sees. */
function hideId(source: string, text: MaskedText, start: number, end: number): void {
  const id = /\{#[^}]*\}\s*$/.exec(source.slice(start, end));
  if (id) text.hide(start + id.index, end);
}

function showAttributes(source: string, text: MaskedText, node: Directives): void {
  const start = node.position?.start.offset ?? 0;
  for (const name of readAttributes) {
    const value = node.attributes?.[name];
    if (!value) continue;
    const at = source.indexOf(`${name}="${value}"`, start);
    if (at !== -1) text.show(at + name.length + 2, at + name.length + 2 + value.length);
  }
}

function showFrontMatter(source: string, text: MaskedText): void {
  const frontMatter = /^---\n[\s\S]*?\n---/.exec(source)?.[0] ?? '';
  for (const match of frontMatter.matchAll(readKey)) {
    const end = match.index + match[0].length;
    text.show(end - (match[1]?.length ?? 0), end);
  }
}

import type { Nodes } from 'mdast';
import { parseAnswer } from './parse-answer.ts';

/** Markdown as the text that a reader sees, for the clipboard of plain editors and for judging. */
export function plainText(markdown: string): string {
  return textOf(parseAnswer(markdown))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return node.value;
    case 'code':
      return `${node.value}\n\n`;
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'tableCell':
      return `${children(node)}\t`;
    case 'tableRow':
    case 'listItem':
      return `${children(node).trimEnd()}\n`;
    case 'paragraph':
    case 'heading':
    case 'list':
    case 'table':
      return `${children(node)}\n\n`;
    default:
      return 'children' in node ? children(node) : '';
  }
}

const children = (node: { readonly children: readonly Nodes[] }): string =>
  node.children.map(textOf).join('');

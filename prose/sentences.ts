import type { Nodes, Paragraph, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** One sentence of a page's running text. */
export interface Sentence {
  /** As a reader reads it: without markup, inline code included. */
  readonly text: string;
  /** Line on which it starts. */
  readonly line: number;
  /** Number of words; a piece of inline code is one. */
  readonly words: number;
}

/** Inline code while sentences are told apart: a capital, as sentences may start with code. */
const codeMark = 'X\uE000';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const abbreviation = /\b(?:e\.g|i\.e|vs|etc|approx)\.\s*$/;
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.-]*[\p{L}\p{N}])?/gu;

/**
 * The sentences of a page's running text: paragraphs and items of lists. Table cells, headings,
 * labels, file trees and paragraphs that are only a link or a bold name are not running text.
 */
export function sentencesOf(tree: Root): Sentence[] {
  const sentences: Sentence[] = [];
  visit(tree, (node) => {
    if (node.type === 'table' || node.type === 'heading' || node.type === 'html') return SKIP;
    if (node.type === 'containerDirective' && node.name === 'tree') return SKIP;
    if (node.type !== 'paragraph') return undefined;
    if (!isLabel(node)) sentences.push(...sentencesIn(node));
    return SKIP;
  });
  return sentences;
}

function isLabel({ children, data }: Paragraph): boolean {
  const [only, ...others] = children;
  const isName = others.length === 0 && (only?.type === 'link' || only?.type === 'strong');
  return data?.directiveLabel === true || isName;
}

function sentencesIn(paragraph: Paragraph): Sentence[] {
  const code: string[] = [];
  const text = readable(paragraph, code);
  const line = paragraph.position?.start.line ?? 1;
  let shown = 0;
  return splitSentences(text).flatMap(({ segment, index }): Sentence[] => {
    const words = segment.replaceAll(codeMark, 'X').match(word)?.length ?? 0;
    const spoken = segment.replaceAll(codeMark, () => code[shown++] ?? '');
    if (words === 0) return [];
    const before = text.slice(0, index + (segment.length - segment.trimStart().length));
    return [
      {
        text: spoken.replace(/\s+/g, ' ').trim(),
        line: line + before.split('\n').length - 1,
        words,
      },
    ];
  });
}

function splitSentences(text: string): { segment: string; index: number }[] {
  const parts: { segment: string; index: number }[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = parts.at(-1);
    if (last && (abbreviation.test(last.segment) || !/[.!?:…]["'”’)]*\s*$/.test(last.segment))) {
      last.segment += segment;
    } else parts.push({ segment, index });
  }
  return parts;
}

/** Text of a paragraph; inline code becomes a mark, and its value goes to `code`. */
function readable(node: Nodes, code: string[]): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') {
    code.push(node.value);
    return codeMark;
  }
  if (node.type === 'textDirective' && node.name === 'badge') return '';
  return 'children' in node
    ? (node as Parents).children.map((child) => readable(child, code)).join('')
    : '';
}

import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Quotes and lists on one line, more of them than anybody writes: each takes a part of the parser's stack. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t])))+/gm;
const deepest = 12;

/** Markdown as a tree, by the parser that the documentation itself is read with. */
export function parseAnswer(markdown: string): Root {
  const nested = markdown.replace(tooDeep, (marks) =>
    marks.replaceAll(/\s/g, '').length > deepest ? '> ' : marks,
  );
  return fromMarkdown(nested, options);
}

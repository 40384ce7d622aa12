import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Markdown as a tree, by the parser that the documentation itself is read with. */
export function parseAnswer(markdown: string): Root {
  return fromMarkdown(markdown, options);
}

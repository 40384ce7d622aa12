import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse).freeze();
const toMdast = unified().use(rehypeRemark).freeze();

/** Parts of a page that say nothing to somebody who cannot see or touch it. */
const silent = new Set(['button', 'dialog', 'form', 'script', 'style', 'svg', 'template']);

export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/**
 * The main part of a finished page as Markdown, for pages that are not written in Markdown: home,
 * tags. Links become absolute. `undefined` for a file without a main part, such as a redirect.
 */
export function htmlToMarkdown(html: string, url: URL): PageText | undefined {
  const page: Root = parser.parse(html);
  const main = find(page, ({ tagName }) => tagName === 'main');
  if (!main) return undefined;
  const heading = find(main, ({ tagName }) => tagName === 'h1');
  const meta = find(
    page,
    ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description',
  );
  const title = textOf(heading ?? main);
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node === heading || node.type === 'comment' || isSilent(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'br') parent.children[index] = { type: 'text', value: ' ' };
    const { href } = node.properties;
    if (typeof href === 'string') node.properties.href = new URL(href, url).href;
    return undefined;
  });
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    description: String(meta?.properties.content ?? ''),
    body: stringify(main),
  };
}

const isSilent = (node: Element | RootContent): boolean =>
  node.type === 'element' &&
  (silent.has(node.tagName) || Boolean(node.properties.ariaHidden ?? node.properties.hidden));

function stringify(main: Element): string {
  const tree = toMdast.runSync({ type: 'root', children: main.children as RootContent[] });
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  }).trim();
}

function find(tree: Root | Element, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (found || !matches(element)) return undefined;
    found = element;
    return false;
  });
  return found;
}

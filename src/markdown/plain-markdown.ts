import type { Code, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import type { SiteData } from '../content/site-data.ts';
import { parseFenceMeta } from './fence-meta.ts';

/** A directive as its plain form sees it; children are plain already. */
export interface PlainDirective {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly label: readonly PhrasingContent[];
  readonly children: readonly RootContent[];
  readonly site: PlainSite;
}

/** What plain forms look up, so that they say what readers see: pages by path, badges by name. */
export type PlainSite = Pick<SiteData, 'pages' | 'badges'>;

/** What a directive becomes in plain Markdown. */
export type PlainForm = (directive: PlainDirective) => RootContent[];
export type PlainForms = Readonly<Record<string, PlainForm>>;

/** A heading with the text up to the next one; the text before the first has depth 1 and no slug. */
export interface Section {
  readonly depth: number;
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

export interface PlainOptions {
  readonly forms: PlainForms;
  readonly site: PlainSite;
  /** Address of the page on its public host; links in plain Markdown have to stand by themselves. */
  readonly url: URL;
}

type Directive = ContainerDirective | LeafDirective | TextDirective;

/**
 * A page without its directives, cut at its headings: what agents read and what Ask AI quotes.
 * Expects snippets included, heading ids assigned and links resolved; the tree is left as it is.
 */
export function plainSections(tree: Root, options: PlainOptions): Section[] {
  const plain: Root = structuredClone(tree);
  plain.children = plainChildren(plain.children, options);
  visit(plain, (node) => {
    if ('url' in node && typeof node.url === 'string' && !/^[a-z][a-z+.-]*:/i.test(node.url)) {
      node.url = new URL(node.url, options.url).href;
    }
  });
  return cutAtHeadings(plain.children);
}

/** The sections of a page as one text, without its title. */
export function joinSections(sections: readonly Section[]): string {
  return sections
    .flatMap(({ depth, title, markdown }) => [
      ...(depth > 1 ? [`${'#'.repeat(depth)} ${title}`] : []),
      ...(markdown ? [markdown] : []),
    ])
    .join('\n\n');
}

const isDirective = (node: RootContent): node is Directive =>
  node.type === 'containerDirective' ||
  node.type === 'leafDirective' ||
  node.type === 'textDirective';

function plainChildren(nodes: readonly RootContent[], options: PlainOptions): RootContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'code') return plainCode(node);
    if (node.type === 'html') return node.value.startsWith('<!--') ? [] : [node];
    if (!('children' in node)) return [node];
    const children = plainChildren(node.children as RootContent[], options);
    if (!isDirective(node)) return [{ ...node, children } as RootContent];
    const { label, rest } = takeLabel(node, children);
    const form = options.forms[node.name];
    // An unknown directive is reported by the pipeline; what it holds is text all the same.
    if (!form) return [...rest];
    const attributes = Object.fromEntries(
      Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
    );
    return form({ name: node.name, attributes, label, children: rest, site: options.site });
  });
}

function takeLabel(node: Directive, children: readonly RootContent[]) {
  if (node.type !== 'containerDirective') {
    return { label: children as PhrasingContent[], rest: [] };
  }
  const [first, ...rest] = children;
  if (first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data) {
    return { label: first.children, rest };
  }
  return { label: [], rest: children };
}

const diffMark = /\s*(?:\/\/|#|<!--|\/\*)\s*\[!code (\+\+|--)\](?:\s*(?:-->|\*\/))?\s*$/;

/**
 * Keeps of a fence what a reader sees: the file's name, marks of change as a diff, and the text
 * that stands for a diagram.
 */
function plainCode(node: Code): RootContent[] {
  const parsed = parseFenceMeta(node.meta ?? '');
  const { title, alt } = parsed.ok ? parsed.meta : {};
  const lines = node.value.split('\n');
  const isDiff = lines.some((line) => diffMark.test(line));
  const plain: Code = {
    type: 'code',
    lang: isDiff ? 'diff' : (node.lang ?? 'text'),
    meta: title ? `title="${title}"` : null,
    value: isDiff ? lines.map(diffLine).join('\n') : node.value,
  };
  if (!alt) return [plain];
  return [{ type: 'paragraph', children: [{ type: 'text', value: `Diagram: ${alt}` }] }, plain];
}

function diffLine(line: string): string {
  const mark = diffMark.exec(line);
  if (!mark) return `  ${line}`;
  return `${mark[1] === '++' ? '+' : '-'} ${line.slice(0, mark.index)}`;
}

function cutAtHeadings(nodes: readonly RootContent[]): Section[] {
  const sections: { depth: number; slug: string; title: string; nodes: RootContent[] }[] = [
    { depth: 1, slug: '', title: '', nodes: [] },
  ];
  for (const node of nodes) {
    if (node.type === 'heading') {
      const slug = String(node.data?.hProperties?.id ?? '');
      const title = stringify(node.children as RootContent[]);
      sections.push({ depth: node.depth, slug, title, nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections
    .map(({ nodes: body, ...heading }) => ({ ...heading, markdown: stringify(body) }))
    .filter(({ depth, markdown }) => depth > 1 || markdown !== '');
}

function stringify(children: RootContent[]): string {
  return toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      listItemIndent: 'one',
      fences: true,
      extensions: [gfmToMarkdown({ tablePipeAlign: false, tableCellPadding: true })],
    },
  ).trim();
}

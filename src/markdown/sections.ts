import type { Code, Definition, List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Block, Prose, Section } from '../document/page-document.ts';
import type { ContentElement } from '../vocabulary/element.ts';
import {
  contain,
  type Flow,
  type PlainSite,
  type SectionHeading,
} from '../vocabulary/plain-form.ts';
import { asDiff, readDiffMarks } from './diff-marks.ts';

declare module 'unist' {
  interface Data {
    /** What the badge says that this piece of text stands for. */
    badge?: string | undefined;
  }
}

export interface StructureContext {
  readonly elements: Readonly<Record<string, ContentElement>>;
  readonly site: PlainSite;
  /** Address of the page on its public host, as links in plain Markdown have to work anywhere. */
  readonly url: URL;
}

/**
 * The structure of a page: its sections with their blocks, without directives. The tree is left as
 * it is. Expects snippets included, heading ids assigned, links resolved and fences read.
 */
export function sectionsOf(tree: Root, context: StructureContext): Section[] {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });
  return cutAtHeadings(new Structure(context, definitions).flow(tree.children));
}

class Structure {
  readonly #context: StructureContext;
  readonly #definitions: ReadonlyMap<string, Definition>;

  constructor(context: StructureContext, definitions: ReadonlyMap<string, Definition>) {
    this.#context = context;
    this.#definitions = definitions;
  }

  flow(nodes: readonly RootContent[]): Flow[] {
    return nodes.flatMap((node): readonly Flow[] => {
      switch (node.type) {
        case 'heading':
          return [this.#heading(node.children, node.depth, String(node.data?.hProperties?.id))];
        case 'code':
          return [codeBlock(node)];
        case 'table':
          return [this.#table(node)];
        case 'list':
          return this.#list(node);
        case 'blockquote':
          return contain(this.flow(node.children), (blocks) => {
            const title = { markdown: '', text: '' };
            return { kind: 'callout', type: 'quote', title, blocks };
          });
        case 'html':
          return node.value.startsWith('<!--') ? [] : [htmlBlock(node.value)];
        case 'definition':
        case 'thematicBreak':
        case 'yaml':
          return [];
        case 'footnoteDefinition': {
          const mark = { kind: 'prose', ...this.#plainText(`[${node.identifier}]`) } as const;
          return [mark, ...this.flow(node.children)];
        }
        case 'containerDirective':
        case 'leafDirective':
          return this.#directive(node);
        case 'paragraph':
          return this.#paragraph(node.children);
        default:
          return this.#paragraph([node as PhrasingContent]);
      }
    });
  }

  #paragraph(children: readonly PhrasingContent[]): Block[] {
    const prose = this.#prose(this.#phrasing(children));
    return prose.markdown === '' ? [] : [{ kind: 'prose', ...prose }];
  }

  #heading(children: readonly PhrasingContent[], depth: number, slug: string): SectionHeading {
    const all = this.#phrasing(children);
    const badges = new Set(all.flatMap(({ data }) => data?.badge ?? []));
    const own = all.filter(({ data }) => data?.badge === undefined);
    return {
      kind: 'heading',
      depth,
      slug,
      title: readAloud(own),
      titleMarkdown: this.#prose(all).markdown,
      badges: [...badges],
    };
  }

  #table({ children: [header, ...rows] }: Table): Block {
    const cells = (row: typeof header) =>
      (row?.children ?? []).map((cell) => this.#prose(this.#phrasing(cell.children)));
    return { kind: 'table', header: cells(header), rows: rows.map(cells) };
  }

  #list({ children, ordered, start }: List): readonly Flow[] {
    const items = children.map((item) => ({
      ...(typeof item.checked === 'boolean' && { checked: item.checked }),
      flow: this.flow(item.children),
    }));
    const everything = items.flatMap(({ flow }) => flow);
    return contain(everything, () => ({
      kind: 'list',
      ordered: ordered === true,
      start: start ?? 1,
      items: items.map(({ flow, ...item }) => ({
        ...item,
        blocks: flow.filter((part) => part.kind !== 'heading'),
      })),
    }));
  }

  #directive(node: ContainerDirective | LeafDirective): readonly Flow[] {
    const { label, rest } = takeLabel(node);
    const flow = this.flow(rest);
    const plain = this.#elementOf(node)?.plain;
    // An unknown directive is reported by the pipeline; what is inside is text all the same.
    if (plain?.kind !== 'block') return flow;
    return plain.of({
      attributes: attributesOf(node),
      label: label.length > 0 ? this.#prose(this.#phrasing(label)) : undefined,
      flow,
      site: this.#context.site,
      page: this.#context.url.pathname,
      plainText: (text) => this.#plainText(text),
      absolute: (url) => this.#absolute(url),
    });
  }

  #elementOf({ name }: { readonly name: string }): ContentElement | undefined {
    const { elements } = this.#context;
    return Object.hasOwn(elements, name) ? elements[name] : undefined;
  }

  /** Running text without directives and references, its links absolute. */
  #phrasing(nodes: readonly PhrasingContent[]): PhrasingContent[] {
    return nodes.flatMap((node): PhrasingContent[] => {
      if (node.type === 'html') return node.value.startsWith('<!--') ? [] : [node];
      if (node.type === 'image') return [{ ...node, url: this.#absolute(node.url) }];
      if (!('children' in node)) return [node];
      const children = this.#phrasing(node.children);
      switch (node.type) {
        case 'textDirective':
          return this.#inline(node, children);
        case 'link':
          return [{ ...node, url: this.#absolute(node.url), children }];
        case 'linkReference': {
          const target = this.#definitions.get(node.identifier);
          if (!target) return children;
          return [{ type: 'link', url: this.#absolute(target.url), children }];
        }
        default:
          return [{ ...node, children } as PhrasingContent];
      }
    });
  }

  #inline(node: TextDirective, label: PhrasingContent[]): PhrasingContent[] {
    const plain = this.#elementOf(node)?.plain;
    if (plain?.kind !== 'inline') return label;
    return plain.of({ attributes: attributesOf(node), label, site: this.#context.site });
  }

  #prose(children: readonly PhrasingContent[]): Prose {
    const links: string[] = [];
    visit({ type: 'paragraph', children: [...children] }, 'link', ({ url }) => {
      links.push(url);
    });
    const markdown = toMarkdown({ type: 'paragraph', children: [...children] }, options).trim();
    return { markdown, text: readAloud(children), ...(links.length > 0 && { links }) };
  }

  #plainText(value: string): Prose {
    // Spaces around the text would be lost, and they hold it apart from its neighbors.
    const [before = ''] = /^\s*/.exec(value) ?? [];
    const [after = ''] = /\s*$/.exec(value.slice(before.length)) ?? [];
    const { markdown } = this.#prose([{ type: 'text', value: value.trim() }]);
    return { markdown: before + markdown + after, text: value };
  }

  #absolute(url: string): string {
    return /^[a-z][a-z+.-]*:/i.test(url) ? url : new URL(url, this.#context.url).href;
  }
}

const options: Options = { bullet: '-', emphasis: '_', extensions: [gfmToMarkdown()] };

const readAloud = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => (node.type === 'break' ? ' ' : textOf(node)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const attributesOf = (node: ContainerDirective | LeafDirective | TextDirective) =>
  Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );

function takeLabel(node: ContainerDirective | LeafDirective): {
  readonly label: readonly PhrasingContent[];
  readonly rest: readonly RootContent[];
} {
  if (node.type === 'leafDirective') return { label: node.children, rest: [] };
  const [first, ...rest] = node.children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel) {
    return { label: first.children, rest };
  }
  return { label: [], rest: node.children };
}

/** Raw HTML stays as it is where Markdown is read; nobody reads it aloud. */
const htmlBlock = (value: string): Block => ({ kind: 'prose', markdown: value, text: '' });

/** Keeps of a fence what a reader sees: the file's name, changes as a diff, a diagram's words. */
function codeBlock({ lang, value, data }: Code): Block {
  const language = lang ?? 'text';
  const { title, alt, request, response, status } = data?.fence ?? {};
  const marked = readDiffMarks(value, language);
  const diff = asDiff(marked);
  const exchange = request ? 'request' : response ? 'response' : undefined;
  return {
    kind: 'code',
    language: diff === undefined ? language : 'diff',
    code: diff ?? marked.code,
    ...(title && { title }),
    ...(exchange && { exchange }),
    ...(status && { status }),
    ...(alt && { diagram: alt }),
  };
}

function cutAtHeadings(flow: readonly Flow[]): Section[] {
  const open: SectionHeading[] = [];
  const sections: (Omit<Section, 'blocks'> & { blocks: Block[] })[] = [
    { depth: 1, slug: '', title: '', titleMarkdown: '', trail: [], badges: [], blocks: [] },
  ];
  for (const part of flow) {
    if (part.kind !== 'heading') {
      sections.at(-1)?.blocks.push(part);
      continue;
    }
    while ((open.at(-1)?.depth ?? 0) >= part.depth) open.pop();
    const { kind: _, ...heading } = part;
    sections.push({ ...heading, trail: open.map(({ title }) => title), blocks: [] });
    open.push(part);
  }
  return sections.filter(({ depth, blocks }) => depth > 1 || blocks.length > 0);
}

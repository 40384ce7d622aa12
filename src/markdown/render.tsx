import type { Root as HastRoot } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Code, Root } from 'mdast';
import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { IslandCall, PageContent, Piece } from '../document/page-content.ts';
import { elementTag, labelTag } from '../vocabulary/as-element.ts';
import type { BoundElementProps, ElementPart } from '../vocabulary/element.ts';
import { islandTag, RenderingContext } from '../vocabulary/rendering.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: {
      // By default a fence becomes `pre > code`; ours brings its own frame.
      code: (state, node: Code) =>
        state.applyData(node, {
          type: 'element',
          tagName: 'pre',
          properties: {},
          children: [{ type: 'text', value: node.value }],
        }),
    },
  })
  .freeze();
const parseRawHtml = unified().use(rehypeRaw).freeze();

/** Renders a resolved Markdown tree through the components of the vocabulary. */
export function renderTree(tree: Root, vocabulary: Vocabulary): PageContent {
  let hast: HastRoot = toHast.runSync(tree);
  if (hasRawHtml(hast)) hast = parseRawHtml.runSync(hast);
  const components: Record<string, ComponentType<never>> = {
    ...vocabulary.html,
  };
  const { elements, parts } = vocabulary;
  for (const [name, element] of Object.entries({ ...elements, ...parts })) {
    components[elementTag(name)] = bindElement(name, element);
  }
  const content: ReactNode = toJsxRuntime(hast, {
    Fragment,
    jsx: bindProps(jsx),
    jsxs: bindProps(jsxs),
    components: components as Components,
    ignoreInvalidStyle: true,
  });
  const rendering = { islands: [], icons: new Set<string>() };
  const html = renderToStaticMarkup(
    <RenderingContext value={rendering}>{content}</RenderingContext>,
  );
  return { pieces: cutIslands(html, rendering.islands), icons: [...rendering.icons] };
}

/** What is between two marks, and text can't have one, as React escapes `<`. */
const islandMark = new RegExp(`</?${islandTag}>`);

function cutIslands(html: string, islands: readonly IslandCall[]): Piece[] {
  return html.split(islandMark).flatMap((part, index): Piece[] => {
    const island = index % 2 === 1 ? islands[(index - 1) / 2] : undefined;
    if (island) return [{ kind: 'island', island, fallback: part }];
    return part === '' ? [] : [{ kind: 'html', html: part }];
  });
}

type Jsx = typeof jsx;

/**
 * Directives reach React as `<x-name data-attributes='{…}'>`. Their label and attributes are read
 * here, before the element is made, so that a parent can look at its children's.
 */
function bindProps(create: Jsx): Jsx {
  return (type, props, key) => {
    if (typeof type !== 'function' || !isPending(props)) return create(type, props, key);
    const name: unknown = Reflect.get(type, 'elementName');
    if (typeof name !== 'string') return create(type, props, key);
    const { label, rest } = takeLabel(props.children);
    const bound: BoundElementProps = {
      name,
      attributes: JSON.parse(props['data-attributes']),
      label,
      children: rest,
    };
    return create(type, bound, key);
  };
}

function isPending(props: unknown): props is { 'data-attributes': string; children?: ReactNode } {
  return typeof props === 'object' && props !== null && 'data-attributes' in props;
}

function takeLabel(children: ReactNode): { label: ReactNode; rest: ReactNode } {
  const list = Children.toArray(children);
  const index = list.findIndex((child) => isValidElement(child) && child.type === labelTag);
  if (index === -1) return { label: undefined, rest: children };
  const label = list[index];
  return {
    label: isValidElement<{ children?: ReactNode }>(label) ? label.props.children : undefined,
    rest: list.filter((_, position) => position !== index),
  };
}

function bindElement(name: string, element: ElementPart) {
  const render = ({ attributes, label, children }: BoundElementProps) =>
    element.render(attributes, { label, children });
  return Object.assign(render, { elementName: name });
}

function hasRawHtml(hast: HastRoot): boolean {
  let found = false;
  visit(hast, 'raw', () => {
    found = true;
  });
  return found;
}

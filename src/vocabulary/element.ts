import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { Children, isValidElement, type ReactNode } from 'react';
import { z } from 'zod';
import type { PlainForm } from './plain-form.ts';
import type { SiteData } from './site-data.ts';

/** How a directive may be written: `:::name`, `::name` or `:name`. */
export type DirectiveKind = 'container' | 'leaf' | 'text';

export type Directive = ContainerDirective | LeafDirective | TextDirective;

/** What every component of the vocabulary receives besides its own attributes. */
export interface ElementProps {
  /** The `[label]` of the directive. */
  readonly label?: ReactNode;
  readonly children?: ReactNode;
}

/** What an element may look at, and where it tells what is wrong, before it is rendered. */
export interface PrepareContext {
  readonly node: Directive;
  readonly site: SiteData;
  /** Path of the page on the site, which isn't that of the snippet that the node may come from. */
  readonly page: string;
  /** Adds a problem at a node inside the directive, at the directive itself if none is given. */
  readonly report: (message: string, at?: { readonly position?: unknown }) => void;
}

/** One word of the content vocabulary: how it is written and what it becomes. */
export interface ContentElement {
  readonly kinds: readonly DirectiveKind[];
  readonly label: 'required' | 'optional' | 'none';
  readonly attributes: z.ZodObject;
  /** Directives that must be directly around this one. */
  readonly inside?: readonly string[];
  /** The only thing that can be directly inside this one: directives of these names. */
  readonly contains?: readonly string[];
  /** Whether a page may have it only once, as the address of the page belongs to it. */
  readonly once?: true;
  /** Names of attributes whose values are links, for the link check. */
  readonly links?: readonly string[];
  /**
   * Checks what is inside and completes the attributes from the site's data; what it returns
   * must survive JSON. It may rewrite what is inside.
   */
  readonly prepare: (attributes: unknown, context: PrepareContext) => unknown;
  /** What it is in plain Markdown. */
  readonly plain: PlainForm;
  /** Renders the element from what `prepare` returned. */
  readonly render: (attributes: unknown, props: ElementProps) => ReactNode;
}

interface ElementDefinition<Schema extends z.ZodObject, Prepared>
  extends Omit<ContentElement, 'render' | 'label' | 'attributes' | 'prepare'> {
  /** None, if it's left out. */
  readonly label?: 'required' | 'optional';
  /** None, if they're left out. */
  readonly attributes?: Schema;
  readonly prepare?: (
    attributes: z.output<Schema>,
    context: PrepareContext,
  ) => Prepared | undefined;
  readonly render: (attributes: Prepared, props: ElementProps) => ReactNode;
}

const noAttributes = z.strictObject({});

/** Ties a component to the schema of its attributes, so that the two cannot drift apart. */
export function defineElement<
  Schema extends z.ZodObject = typeof noAttributes,
  Prepared = z.output<Schema>,
>(definition: ElementDefinition<Schema, Prepared>): ContentElement {
  const { prepare, render } = definition;
  // The pipeline hands `prepare` what the schema returned and `render` what `prepare` returned.
  return {
    label: 'none',
    attributes: noAttributes,
    ...definition,
    prepare: (attributes, context) =>
      prepare ? prepare(attributes as z.output<Schema>, context) : attributes,
    render: (attributes, props) => render(attributes as Prepared, props),
  };
}

/** Something that no author writes but that an element makes of what is inside it. */
export interface ElementPart {
  readonly render: (attributes: unknown, props: ElementProps) => ReactNode;
}

/** Types the attributes of a part, which the element around it has made. */
export function definePart<Attributes>(
  render: (attributes: Attributes, props: ElementProps) => ReactNode,
): ElementPart {
  return { render: (attributes, props) => render(attributes as Attributes, props) };
}

/** Props of the component that is in the tree for a directive; see `markdown/render.tsx`. */
export interface BoundElementProps extends ElementProps {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/**
 * The directives of one name directly inside an element, for components that arrange their
 * children, such as tabs.
 */
export function childElements(children: ReactNode, name: string): BoundElementProps[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<BoundElementProps>(child)) return [];
    return child.props.name === name ? [child.props] : [];
  });
}

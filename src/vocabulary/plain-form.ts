import type { PhrasingContent } from 'mdast';
import type { Block, ListBlock, Prose, Section } from '../document/page-document.ts';
import { proseList, strongProse } from '../document/prose.ts';
import type { SiteData } from './site-data.ts';

/** What plain forms look up, so that they say what readers see. */
export type PlainSite = Pick<
  SiteData,
  'pages' | 'badges' | 'tables' | 'breakingChanges' | 'news' | 'releases'
>;

/** A heading before the page is cut at its headings. */
export type SectionHeading = { readonly kind: 'heading' } & Pick<
  Section,
  'depth' | 'slug' | 'title' | 'titleMarkdown' | 'badges'
>;

export type Flow = Block | SectionHeading;

/** A container or leaf directive as its plain form sees it; what is inside is plain already. */
export interface PlainBlock {
  readonly attributes: Readonly<Record<string, string>>;
  /** The `[label]`; `undefined` where there is none. */
  readonly label: Prose | undefined;
  readonly flow: readonly Flow[];
  readonly site: PlainSite;
  /** Path of the page on the site. */
  readonly page: string;
  /** Text that isn't Markdown as prose: what Markdown would take for markup is escaped. */
  readonly plainText: (text: string) => Prose;
  /** A link from the page as an absolute URL. */
  readonly absolute: (url: string) => string;
}

/** A text directive as its plain form sees it. */
export interface PlainInline {
  readonly attributes: Readonly<Record<string, string>>;
  readonly label: readonly PhrasingContent[];
  readonly site: PlainSite;
}

/**
 * What an element becomes where there are no components: in the Markdown twins, for search and for
 * Ask AI. Nothing that a reader sees may be lost; only its looks are.
 */
export type PlainForm =
  | { readonly kind: 'block'; readonly of: (directive: PlainBlock) => readonly Flow[] }
  | { readonly kind: 'inline'; readonly of: (directive: PlainInline) => PhrasingContent[] };

export const plainBlock = (of: (directive: PlainBlock) => readonly Flow[]): PlainForm => ({
  kind: 'block',
  of,
});
export const plainInline = (of: (directive: PlainInline) => PhrasingContent[]): PlainForm => ({
  kind: 'inline',
  of,
});

/** Only what is inside. */
export const contents = plainBlock(({ flow }) => flow);

/** The label in bold on its own line, if there is one, and what is inside. */
export const titled = plainBlock(({ label, flow }) => [
  ...(label ? [{ kind: 'prose', ...strongProse(label) } as const] : []),
  ...flow,
]);

/** Only the label. */
export const labelText = plainInline(({ label }) => [...label]);

/**
 * Puts what is inside an element into one block. A section can't be cut inside a block, so that an
 * element with headings in it dissolves into what it contains.
 */
export function contain(
  flow: readonly Flow[],
  make: (blocks: readonly Block[]) => Block,
): readonly Flow[] {
  const blocks = flow.filter((part) => part.kind !== 'heading');
  return blocks.length === flow.length ? [make(blocks)] : flow;
}

/** `**Name:** value`, one item for each fact; a name that asks needs no colon. */
export function factList(facts: readonly (readonly [name: string, value: Prose])[]): ListBlock {
  const items = facts.map(([name, { markdown, text, links }]) => {
    const asked = name.endsWith('?') ? name : `${name}:`;
    return { markdown: `**${asked}** ${markdown}`, text: `${asked} ${text}`, links };
  });
  return { ...proseList(items), role: 'identity' };
}

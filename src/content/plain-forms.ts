import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type {
  PlainDirective,
  PlainForm,
  PlainForms,
  PlainSite,
} from '../markdown/plain-markdown.ts';
import { breakingChangeAnswers } from './identity/breaking-change-answers.ts';

declare module 'mdast' {
  interface ParagraphData {
    /** The title of a step, numbered by the steps around it. */
    step?: true;
  }
}

/**
 * What each directive of the vocabulary becomes in plain Markdown, for agents and for readers who
 * copy a page. Nothing that a reader sees may be lost; only its looks are.
 */

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const strong = (...children: readonly PhrasingContent[]): PhrasingContent => ({
  type: 'strong',
  children: [...children],
});
const paragraph = (...children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});
const list = (items: readonly ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: [...items],
});
const item = (...children: readonly PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...children)],
});

/** The label in bold on a line of its own, if there is one. */
const title = (label: readonly PhrasingContent[]): RootContent[] =>
  label.length > 0 ? [paragraph(strong(...label))] : [];

/** A callout: a quotation that begins with its kind, and its title if it has one. */
const callout =
  (kind: string): PlainForm =>
  ({ label, children }) => {
    const lead: PhrasingContent[] = label.length > 0 ? [...label] : [text(kind)];
    const named = label.length > 0 && kind !== '' ? [text(`${kind}: `), ...lead] : lead;
    const head = label.length > 0 || kind !== '' ? [paragraph(strong(...named))] : [];
    return [{ type: 'blockquote', children: [...head, ...children] as BlockContent[] }];
  };

const titled: PlainForm = ({ label, children }) => [...title(label), ...children];
const contents: PlainForm = ({ children }) => [...children];

/** `**Step 1: Run the installer**`: numbered, but not indented, so that its code stays readable. */
const steps: PlainForm = ({ children }) => {
  let number = 0;
  return children.map((node) => {
    if (node.type !== 'paragraph' || !node.data || !('step' in node.data)) return node;
    number += 1;
    const label = node.children;
    return paragraph(strong(text(`Step ${number}${label.length > 0 ? ': ' : ''}`), ...label));
  });
};

const step: PlainForm = ({ label, children }) => [
  { type: 'paragraph', children: [...label], data: { step: true } },
  ...children,
];

/** Cards next to each other become one list. */
const card: PlainForm = ({ attributes, label, children, site }) => {
  const { to = '' } = attributes;
  const page = site.pages.get(to.split('#')[0] ?? '');
  const name = label.length > 0 ? [...label] : [text(page?.title ?? to)];
  const body = children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
  const description = body.length > 0 ? body : page ? [text(page.description)] : [];
  const link: PhrasingContent = { type: 'link', url: to, children: name };
  return [list([item(link, ...(description.length > 0 ? [text(': '), ...description] : []))])];
};

const cards: PlainForm = ({ children }) => {
  const items = children.flatMap((node) => (node.type === 'list' ? node.children : []));
  return [list(items), ...children.filter((node) => node.type !== 'list')];
};

/** Attributes as a list of named values. */
const facts =
  (names: Readonly<Record<string, string>>): PlainForm =>
  ({ attributes }) => {
    const items = Object.entries(names).flatMap(([key, name]) => {
      const value = attributes[key];
      if (!value) return [];
      const shown: PhrasingContent = /^https?:/.test(value)
        ? { type: 'link', url: value, children: [{ type: 'text', value }] }
        : text(value);
      return [item(strong(text(name.endsWith('?') ? name : `${name}:`)), text(' '), shown)];
    });
    return [list(items)];
  };

const inline = (...children: readonly PhrasingContent[]): RootContent[] => [...children];

/** What a badge says; a name that is none is reported by the pipeline. */
const labelOf = (name: string, { badges }: PlainSite): string => badges.get(name)?.label ?? name;

const badge: PlainForm = ({ attributes, site }) => {
  const { name = '', flag, value } = attributes;
  const detail = flag ? [text(' '), code(flag)] : value ? [text(` ${value}`)] : [];
  return inline(text(`(${labelOf(name, site)}`), ...detail, text(')'));
};

/** Plans go by their labels of today, whatever the page calls them. */
const featureIdentity: PlainForm = (directive) => {
  const { attributes, site } = directive;
  const plans = (attributes.plan ?? '').split(',').map((plan) => plan.trim());
  const plan = plans.map((name) => labelOf(name.toLowerCase(), site)).join(', ');
  return facts({
    plan: 'Plan',
    role: 'Role and permission',
    default: 'Activated',
    environment: 'Environment',
  })({ ...directive, attributes: { ...attributes, plan } });
};

const breakingChange: PlainForm = (directive) => {
  const answers = Object.entries(directive.attributes).map(([key, value]) => [
    key,
    Reflect.get(breakingChangeAnswers, value) ?? value,
  ]);
  return facts({ plugins: 'Affects plugins?', codemod: 'Handled by a codemod?' })({
    ...directive,
    attributes: Object.fromEntries(answers),
  });
};

const endpoint: PlainForm = ({ attributes, label, children }) => [
  ...title(label),
  paragraph(code(`${attributes.method ?? ''} ${attributes.path ?? ''}`.trim())),
  ...children,
];

const tree: PlainForm = ({ attributes, label, children }) => {
  const root = attributes.root ? [code(`${attributes.root.replace(/\/$/, '')}/`)] : [];
  const head = [
    ...(label.length > 0 ? [strong(...label)] : []),
    ...(label.length > 0 && root.length > 0 ? [text(' ')] : []),
    ...root,
  ];
  return [...(head.length > 0 ? [paragraph(...head)] : []), ...children];
};

const image: PlainForm = ({ attributes }) => [
  paragraph({ type: 'image', url: attributes.light ?? '', alt: attributes.alt ?? '' }),
  ...(attributes.caption
    ? [paragraph({ type: 'emphasis', children: [{ type: 'text', value: attributes.caption }] })]
    : []),
];

const video: PlainForm = ({ attributes }) => [
  paragraph(text('Video: '), {
    type: 'link',
    url: attributes.src ?? '',
    children: [{ type: 'text', value: attributes.title ?? attributes.src ?? '' }],
  }),
];

const callouts: PlainForms = {
  note: callout('Note'),
  tip: callout('Tip'),
  info: callout('Info'),
  caution: callout('Caution'),
  warning: callout('Warning'),
  danger: callout('Danger'),
  prerequisites: callout('Prerequisites'),
  strapi: callout('Good to know'),
  callout: callout(''),
  tldr: callout('In short'),
};

export const plainForms: PlainForms = {
  ...callouts,
  tabs: contents,
  tab: titled,
  steps,
  step,
  details: titled,
  checklist: titled,
  cards,
  card,
  'next-steps': ({ label, children }: PlainDirective) => [
    ...title(label.length > 0 ? label : [text('Next steps')]),
    ...children,
  ],
  columns: contents,
  column: titled,
  'feature-identity': featureIdentity,
  'plugin-identity': facts({
    location: 'Location',
    package: 'Package',
    resources: 'Resources',
  }),
  'breaking-change': breakingChange,
  badge,
  term: ({ label }) => [...label],
  fact: ({ label }) => [...label],
  kbd: ({ label }) => [...label],
  ui: ({ label }) => inline(strong(...label)),
  // An icon says something only where it has a label, which is read aloud.
  icon: ({ label }) => [...label],
  endpoint,
  params: titled,
  example: contents,
  tree,
  image,
  video,
  'query-builder': () => [
    paragraph(
      text('The page has an interactive form here that turns parameters into an encoded URL.'),
    ),
  ],
};

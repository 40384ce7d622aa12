import { slug } from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { type Directive, defineElement } from '../../vocabulary/element.ts';
import { contain, plainBlock } from '../../vocabulary/plain-form.ts';
import { anchor } from '../attributes.ts';
import { Tabs } from './Tabs.tsx';

/** `::::tabs{group="language"}` around `:::tab[JavaScript]`. */
export const tabs = defineElement({
  kinds: ['container'],
  label: 'none',
  contains: ['tab'],
  attributes: z.strictObject({ group: anchor.optional() }),
  plain: plainBlock(({ attributes: { group }, flow }) => {
    const panels = flow.flatMap((block) => (block.kind === 'tabs' ? block.tabs : []));
    const whole = flow.every(({ kind }) => kind === 'tabs');
    return whole ? [{ kind: 'tabs', ...(group && { group }), tabs: panels }] : flow;
  }),
  prepare: (attributes, { node, report }) => {
    const values = new Set<string>();
    for (const child of node.children) {
      if (child.type !== 'containerDirective') continue;
      const value = tabValue(child);
      if (values.has(value)) {
        report(
          `Two tabs have the value "${value}". Give one a different label or value="…".`,
          child,
        );
      }
      values.add(value);
    }
    if (values.size < 2) report('"tabs" has only one tab. Show its contents without tabs.');
    return attributes;
  },
  render: ({ group }, { children }) => <Tabs group={group}>{children}</Tabs>,
});

export const tab = defineElement({
  kinds: ['container'],
  label: 'required',
  inside: ['tabs'],
  attributes: z.strictObject({
    value: z
      .string()
      .regex(/^[\w.:-]+$/, 'Use letters, digits and hyphens')
      .optional(),
  }),
  plain: plainBlock(({ label, flow }) =>
    contain(flow, (blocks) => ({ kind: 'tabs', tabs: [{ label: label?.text ?? '', blocks }] })),
  ),
  prepare: (_, { node }) => ({ value: tabValue(node) }),
  render: (_, { children }) => children,
});

/** Under which a choice is remembered: the given value, otherwise the slug of the label. */
function tabValue({ attributes, children: [label] }: Directive): string {
  return attributes?.value ?? slug(label ? textOf(label) : '');
}

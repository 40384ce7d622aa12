import { slug } from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { useId } from 'react';
import { z } from 'zod';
import {
  childElements,
  type Directive,
  defineElement,
  type ElementProps,
} from '../../vocabulary/element.ts';
import { contain, plainBlock } from '../../vocabulary/plain-form.ts';
import { anchor } from '../attributes.ts';
import styles from './Tabs.module.css';

/** `::::tabs{group="language"}` around `:::tab[JavaScript]`. */
export const tabs = defineElement({
  kinds: ['container'],
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

/**
 * Alternatives of one example. Without JavaScript every panel shows under its label; the
 * list of tabs shows once `tabs.ts` can make it work.
 */
function Tabs({ group, children }: ElementProps & { readonly group?: string | undefined }) {
  const id = useId();
  const tabs = childElements(children, 'tab').map(({ attributes, ...tab }) => ({
    ...tab,
    value: String(attributes.value),
  }));
  return (
    <div className={styles.tabs} data-tabs={group ?? ''}>
      <div className={styles.list} role="tablist">
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            className={styles.tab}
            data-tab={value}
            aria-controls={`${id}-panel-${value}`}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, children: panel }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          className={styles.panel}
          data-tab-panel={value}
          aria-labelledby={`${id}-tab-${value}`}
        >
          <p className={styles.panelLabel}>{label}</p>
          {panel}
        </div>
      ))}
    </div>
  );
}

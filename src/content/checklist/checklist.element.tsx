import { slug } from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { useId } from 'react';
import { z } from 'zod';
import { asElement } from '../../vocabulary/as-element.ts';
import {
  defineElement,
  definePart,
  type ElementProps,
  type PrepareContext,
} from '../../vocabulary/element.ts';
import { titled } from '../../vocabulary/plain-form.ts';
import { anchor } from '../attributes.ts';
import { contentOf } from '../content-of.ts';
import styles from './Checklist.module.css';

interface ItemAttributes {
  readonly name: string;
  readonly checked: boolean;
}

/** `:::checklist{id="deploy-checklist"}` around a task list. */
export const checklist = defineElement({
  kinds: ['container'],
  label: 'optional',
  attributes: z.strictObject({ id: anchor }),
  plain: titled,
  prepare: (attributes, context) => {
    markItems(context);
    return attributes;
  },
  render: ({ id }, props) => <Checklist id={id} {...props} />,
});

/** The name is for remembering that it's checked; it survives a change of the order. */
export const checklistItem = definePart<ItemAttributes>(({ name, checked }, { children }) => (
  <li>
    <label className={styles.item}>
      <input type="checkbox" className={styles.box} name={name} defaultChecked={checked} />
      <span className={styles.text}>{children}</span>
    </label>
  </li>
));

/** It works by itself; `checklist.ts` remembers what is checked. */
function Checklist({ id, label, children }: ElementProps & { readonly id: string }) {
  const titleId = useId();
  const name = label ? { 'aria-labelledby': titleId } : { 'aria-label': 'Checklist' };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div id={id} className={styles.checklist} data-checklist={id} role="group" {...name}>
      {label ? (
        <p id={titleId} className={styles.title}>
          {label}
        </p>
      ) : null}
      {children}
    </div>
  );
}

function markItems({ node, report }: PrepareContext): void {
  const content = contentOf(node);
  const [list] = content;
  if (list?.type !== 'list' || content.length > 1) {
    report('"checklist" takes one task list and nothing else: lines that start with "- [ ]".');
    return;
  }
  const names = new Set<string>();
  for (const item of list.children) {
    if (typeof item.checked !== 'boolean' || item.children.length !== 1) {
      report('Every item of a "checklist" must be one line that starts with "- [ ]".', item);
      continue;
    }
    const name = slug(textOf(item));
    if (names.has(name)) report(`"${textOf(item)}" is in the checklist twice. Remove one.`, item);
    names.add(name);
    const attributes: ItemAttributes = { name, checked: item.checked };
    item.data = { ...item.data, ...asElement('checklist-item', attributes) };
    // The item brings its own box.
    item.checked = null;
  }
}

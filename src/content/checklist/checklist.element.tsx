import { slug } from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { asElement } from '../../vocabulary/as-element.ts';
import { defineElement, definePart, type PrepareContext } from '../../vocabulary/element.ts';
import { titled } from '../../vocabulary/plain-form.ts';
import { anchor } from '../attributes.ts';
import { contentOf } from '../content-of.ts';
import { Checklist } from './Checklist.tsx';
import { ChecklistItem } from './ChecklistItem.tsx';

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
  render: ({ id }, { label, children }) => (
    <Checklist id={id} title={label}>
      {children}
    </Checklist>
  ),
});

export const checklistItem = definePart<ItemAttributes>((attributes, { children }) => (
  <ChecklistItem {...attributes}>{children}</ChecklistItem>
));

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

import { defineElement } from '../../vocabulary/element.ts';
import { contents } from '../../vocabulary/plain-form.ts';
import { noAttributes } from '../attributes.ts';
import { Columns } from './Columns.tsx';

/** `::::columns` around two `:::column`. */
export const columns = defineElement({
  kinds: ['container'],
  label: 'none',
  contains: ['column'],
  attributes: noAttributes,
  plain: contents,
  prepare: (attributes, { node, report }) => {
    if (node.children.length !== 2) {
      report(`"columns" takes two :::column; found ${node.children.length}.`);
    }
    return attributes;
  },
  render: (_, { children }) => <Columns>{children}</Columns>,
});

export const column = defineElement({
  kinds: ['container'],
  label: 'none',
  inside: ['columns'],
  attributes: noAttributes,
  plain: contents,
  render: (_, { children }) => children,
});

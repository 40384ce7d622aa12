import { defineElement } from '../../vocabulary/element.ts';
import { contents } from '../../vocabulary/plain-form.ts';
import { noAttributes } from '../attributes.ts';
import { Example } from './Example.tsx';

/** `::::::example` around other elements; `markdown/examples.ts` adds their source. */
export const example = defineElement({
  kinds: ['container'],
  label: 'none',
  attributes: noAttributes,
  plain: contents,
  prepare: (attributes, { node, report }) => {
    if (node.children.length === 0) report('"example" is empty. Put what you want to show inside.');
    return attributes;
  },
  render: (_, { children }) => <Example>{children}</Example>,
});

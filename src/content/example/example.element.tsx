import { noAttributes } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { Example } from './Example.tsx';

/** `::::::example` around other elements; `markdown/examples.ts` adds their source. */
export const example = defineElement({
  kinds: ['container'],
  label: 'none',
  attributes: noAttributes,
  render: (_, { children }) => <Example>{children}</Example>,
});

import { noAttributes } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { Summary } from './Summary.tsx';

/** `:::tldr` around one to three sentences. */
export const tldr = defineElement({
  kinds: ['container'],
  label: 'none',
  attributes: noAttributes,
  render: (_, { children }) => <Summary>{children}</Summary>,
});

import { defineElement } from '../../vocabulary/element.ts';
import { calloutForm } from '../admonition/callout-form.ts';
import { noAttributes } from '../attributes.ts';
import { Summary } from './Summary.tsx';

/** `:::tldr` around one to three sentences. */
export const tldr = defineElement({
  kinds: ['container'],
  label: 'none',
  attributes: noAttributes,
  plain: calloutForm('tldr', 'In short'),
  render: (_, { children }) => <Summary>{children}</Summary>,
});

import { defineElement } from '../../vocabulary/element.ts';
import { plainInline } from '../../vocabulary/plain-form.ts';
import { noAttributes } from '../attributes.ts';
import { UiLabel } from './UiLabel.tsx';

/** `:ui[Settings]`. */
export const ui = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: noAttributes,
  plain: plainInline(({ label }) => [{ type: 'strong', children: [...label] }]),
  render: (_, { children }) => <UiLabel>{children}</UiLabel>,
});

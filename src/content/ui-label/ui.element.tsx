import { noAttributes } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { UiLabel } from './UiLabel.tsx';

/** `:ui[Settings]`. */
export const ui = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: noAttributes,
  render: (_, { children }) => <UiLabel>{children}</UiLabel>,
});

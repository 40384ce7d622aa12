import { noAttributes } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { Steps } from './Steps.tsx';

/** `::::steps` around `:::step[Title]`. */
export const steps = defineElement({
  kinds: ['container'],
  label: 'none',
  contains: ['step'],
  attributes: noAttributes,
  render: (_, { children }) => <Steps>{children}</Steps>,
});

export const step = defineElement({
  kinds: ['container'],
  label: 'required',
  inside: ['steps'],
  attributes: noAttributes,
  render: (_, { children }) => children,
});

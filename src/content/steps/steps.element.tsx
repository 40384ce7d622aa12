import { defineElement } from '../../vocabulary/element.ts';
import { contain, plainBlock } from '../../vocabulary/plain-form.ts';
import { noAttributes } from '../attributes.ts';
import { Steps } from './Steps.tsx';

/** `::::steps` around `:::step[Title]`. */
export const steps = defineElement({
  kinds: ['container'],
  label: 'none',
  contains: ['step'],
  attributes: noAttributes,
  plain: plainBlock(({ flow }) => {
    const steps = flow.flatMap((block) => (block.kind === 'steps' ? block.steps : []));
    return flow.every(({ kind }) => kind === 'steps') ? [{ kind: 'steps', steps }] : flow;
  }),
  render: (_, { children }) => <Steps>{children}</Steps>,
});

export const step = defineElement({
  kinds: ['container'],
  label: 'required',
  inside: ['steps'],
  attributes: noAttributes,
  plain: plainBlock(({ label, flow, plainText }) =>
    contain(flow, (blocks) => ({
      kind: 'steps',
      steps: [{ title: label ?? plainText(''), blocks }],
    })),
  ),
  render: (_, { children }) => children,
});

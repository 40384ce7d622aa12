import { childElements, defineElement } from '../../vocabulary/element.ts';
import { contain, plainBlock } from '../../vocabulary/plain-form.ts';
import styles from './Steps.module.css';

/** `::::steps` around `:::step[Title]`. */
export const steps = defineElement({
  kinds: ['container'],
  contains: ['step'],
  plain: plainBlock(({ flow }) => {
    const steps = flow.flatMap((block) => (block.kind === 'steps' ? block.steps : []));
    return flow.every(({ kind }) => kind === 'steps') ? [{ kind: 'steps', steps }] : flow;
  }),
  render: (_, { children }) => (
    <ol className={styles.steps}>
      {childElements(children, 'step').map((own, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are static and may share a title
        <li key={index} className={styles.step}>
          <p className={styles.title}>{own.label}</p>
          {own.children}
        </li>
      ))}
    </ol>
  ),
});

export const step = defineElement({
  kinds: ['container'],
  label: 'required',
  inside: ['steps'],
  plain: plainBlock(({ label, flow, plainText }) =>
    contain(flow, (blocks) => ({
      kind: 'steps',
      steps: [{ title: label ?? plainText(''), blocks }],
    })),
  ),
  render: (_, { children }) => children,
});

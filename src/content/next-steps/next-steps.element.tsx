import { EXIT, visit } from 'unist-util-visit';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { contentOf } from '../content-of.ts';
import styles from './NextSteps.module.css';

/** `:::next-steps` around a list of links. */
export const nextSteps = defineElement({
  kinds: ['container'],
  label: 'optional',
  plain: plainBlock(({ label, flow, plainText }) => {
    const items = flow.flatMap((block) => (block.kind === 'list' ? block.items : []));
    const title = label ?? plainText('Next steps');
    return [{ kind: 'list', role: 'next-steps', title, ordered: false, start: 1, items }];
  }),
  prepare: (attributes, { node, report }) => {
    const content = contentOf(node);
    const [list] = content;
    if (list?.type !== 'list' || content.length > 1) {
      report('"next-steps" takes one list of links and nothing else.');
      return undefined;
    }
    for (const item of list.children) {
      let linked = false;
      visit(item, 'link', () => {
        linked = true;
        return EXIT;
      });
      if (!linked) report('Every item of "next-steps" needs a link: - [Title](/path).', item);
    }
    return attributes;
  },
  render: (_, { label, children }) => (
    <nav className={styles.next} aria-label="Next steps">
      <p className={styles.title}>{label ?? 'Next steps'}</p>
      {children}
    </nav>
  ),
});

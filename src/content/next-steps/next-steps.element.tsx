import { EXIT, visit } from 'unist-util-visit';
import { noAttributes } from '../attributes.ts';
import { contentOf } from '../content-of.ts';
import { defineElement } from '../element.ts';
import { NextSteps } from './NextSteps.tsx';

/** `:::next-steps` around a list of links. */
export const nextSteps = defineElement({
  kinds: ['container'],
  label: 'optional',
  attributes: noAttributes,
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
      if (!linked) report('Every item of "next-steps" has a link: - [Title](/path).', item);
    }
    return attributes;
  },
  render: (_, { label, children }) => <NextSteps title={label}>{children}</NextSteps>,
});

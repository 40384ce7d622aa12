import { Children } from 'react';
import { defineElement } from '../../vocabulary/element.ts';
import { contents } from '../../vocabulary/plain-form.ts';
import styles from './Example.module.css';

/** `::::::example` around other elements; `markdown/examples.ts` puts their source last, which shows next to them. */
export const example = defineElement({
  kinds: ['container'],
  plain: contents,
  prepare: (attributes, { node, report }) => {
    if (node.children.length === 0) report('"example" is empty. Put what you want to show inside.');
    return attributes;
  },
  render: (_, { children }) => {
    const blocks = Children.toArray(children).filter((child) => child !== '\n');
    return (
      <div className={styles.example}>
        <div className={styles.panes}>
          <div className={styles.result}>{blocks.slice(0, -1)}</div>
          <div className={styles.source}>{blocks.at(-1)}</div>
        </div>
      </div>
    );
  },
});

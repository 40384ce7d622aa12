import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { labelText } from '../../vocabulary/plain-form.ts';
import { icon as iconAttribute } from '../attributes.ts';
import { Icon } from './Icon.tsx';
import styles from './InlineIcon.module.css';

/** `:icon{name="settings"}`, or with a text for those who do not see it, `:icon[Settings]{…}`. */
export const icon = defineElement({
  kinds: ['text'],
  label: 'optional',
  attributes: z.strictObject({ name: iconAttribute }),
  // An icon says something only where it has a label, which is read aloud.
  plain: labelText,
  prepare: ({ name }, { node }) => ({ name, label: textOf(node) || undefined }),
  render: ({ name, label }) => (
    <span className={styles.icon}>
      <Icon name={name} label={label} size={17} />
    </span>
  ),
});

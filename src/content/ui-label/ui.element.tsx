import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { plainInline } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import styles from './UiLabel.module.css';

/**
 * `:ui[Settings]`. The verifier looks the label up in the admin panel; `of` names the other product
 * whose label it is, such as `:ui[New repository]{of="GitHub"}`.
 */
export const ui = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: z.strictObject({ of: text.optional() }),
  plain: plainInline(({ label }) => [{ type: 'strong', children: [...label] }]),
  render: (_, { children }) => <strong className={styles.label}>{children}</strong>,
});

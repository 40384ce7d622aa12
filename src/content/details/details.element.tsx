import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { titled } from '../../vocabulary/plain-form.ts';
import { anchor, flag } from '../attributes.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Details.module.css';

/**
 * `:::details[Summary]{id="anchor" open="true"}`: the browser's own section, as the HTML standard lets closed
 * `details` open for what `hidden="until-found"` opens for (a link into it, a search in the page, a text
 * fragment), and they also work without a script. The browser tests hold it to that.
 */
export const details = defineElement({
  kinds: ['container'],
  label: 'required',
  attributes: z.strictObject({ id: anchor.optional(), open: flag.default('false') }),
  plain: titled,
  render: ({ id, open }, { label, children }) => (
    <details className={styles.details} open={open === 'true'}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={17} className={styles.chevron} />
        <span>{label}</span>
      </summary>
      <div id={id} className={`${styles.body} flow`}>
        {children}
      </div>
    </details>
  ),
});

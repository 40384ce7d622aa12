import { defineElement } from '../../vocabulary/element.ts';
import { calloutForm } from '../admonition/callout-form.ts';
import styles from './Summary.module.css';

/** `:::tldr` around one to three sentences. */
export const tldr = defineElement({
  kinds: ['container'],
  plain: calloutForm('tldr', 'In short'),
  render: (_, { children }) => (
    <section className={styles.summary} aria-label="Summary">
      <p className={styles.label} aria-hidden="true">
        In short
      </p>
      <div className="flow">{children}</div>
    </section>
  ),
});

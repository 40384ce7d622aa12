import { Fragment } from 'react';
import styles from './KeyboardKeys.module.css';

/** Keys that are pressed together. */
export function KeyboardKeys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <kbd className={styles.keys}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? '+' : null}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}

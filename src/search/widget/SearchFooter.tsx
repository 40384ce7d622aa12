import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react';
import styles from './SearchFooter.module.css';

/** The keys of the dialog, and who answers. */
export function SearchFooter({ provider }: { readonly provider: string }) {
  return (
    <div className={styles.footer}>
      <ul>
        <li>
          <kbd>
            <CornerDownLeft size={12} role="img" aria-label="Enter" />
          </kbd>{' '}
          to select
        </li>
        <li>
          <kbd>
            <ArrowUp size={12} role="img" aria-label="Arrow up" />
          </kbd>
          <kbd>
            <ArrowDown size={12} role="img" aria-label="Arrow down" />
          </kbd>{' '}
          to navigate
        </li>
        <li>
          <kbd>esc</kbd> to close
        </li>
      </ul>
      <p>
        Search by <strong>{provider}</strong>
      </p>
    </div>
  );
}

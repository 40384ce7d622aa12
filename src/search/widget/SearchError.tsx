import { WifiOff } from 'lucide-react';
import styles from './SearchMessage.module.css';

/** What the dialog shows where no provider answered (SPECIFICATION.md S8). */
export function SearchError() {
  return (
    <div className={styles.message} role="alert">
      <WifiOff size={32} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}

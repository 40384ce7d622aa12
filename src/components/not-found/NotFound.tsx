import { Compass } from 'lucide-react';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './NotFound.module.css';

/** What a reader sees at an address without a page. */
export function NotFound() {
  return (
    <main id={mainContentId} className={styles.page} tabIndex={-1}>
      <Compass size={40} strokeWidth={1.4} aria-hidden="true" />
      <h1>Page not found</h1>
      <p>
        There is no page at this address. It may have moved, or the link that led here has a typing
        mistake.
      </p>
      <ul>
        <li>
          <a href="/cms/intro">CMS documentation</a>
        </li>
        <li>
          <a href="/cloud/intro">Cloud documentation</a>
        </li>
        <li>
          <a href="/tags">All topics</a>
        </li>
      </ul>
    </main>
  );
}

import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './NotFound.module.css';

/** What a reader sees at an address without a page. */
export function NotFound({ search }: { readonly search?: ReactNode }) {
  return (
    <main id={mainContentId} className={styles.page} tabIndex={-1} data-not-found="">
      <Compass size={40} strokeWidth={1.4} aria-hidden="true" />
      <h1>Page not found</h1>
      <p>
        This page doesn't exist. It may have moved, or the link you followed may contain a typo.
      </p>
      <div className={styles.search}>{search}</div>
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
      {/* Filled by `explain-address.ts`. */}
      <nav className={styles.likely} aria-label="Pages with a similar address" />
    </main>
  );
}

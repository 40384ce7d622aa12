import type { DocPageContent } from '../../collection/doc-page.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './Pagination.module.css';

/** The pages before and after; the next one is loaded ahead (SPECIFICATION.md S2). */
export function Pagination({ previous, next }: Pick<DocPageContent, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label="Previous and next page">
      {previous ? (
        <a href={previous.path} rel="prev">
          <span>
            <SpriteIcon name="arrow-left" size={14} /> Previous
          </span>
          {previous.label}
        </a>
      ) : null}
      {next ? (
        <a href={next.path} rel="next" className={styles.next} data-astro-prefetch="load">
          <span>
            Next <SpriteIcon name="arrow-right" size={14} />
          </span>
          {next.label}
        </a>
      ) : null}
    </nav>
  );
}

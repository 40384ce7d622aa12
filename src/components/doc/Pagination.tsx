import { ArrowLeft, ArrowRight } from 'lucide-react';
import styles from './Pagination.module.css';

interface Neighbour {
  readonly label: string;
  readonly path: string;
}

interface Props {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** The pages before and after; the next one is loaded ahead (product-spec S2). */
export function Pagination({ previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label="Previous and next page">
      {previous ? (
        <a href={previous.path} rel="prev">
          <span>
            <ArrowLeft size={14} aria-hidden="true" /> Previous
          </span>
          {previous.label}
        </a>
      ) : null}
      {next ? (
        <a href={next.path} rel="next" className={styles.next} data-astro-prefetch="load">
          <span>
            Next <ArrowRight size={14} aria-hidden="true" />
          </span>
          {next.label}
        </a>
      ) : null}
    </nav>
  );
}

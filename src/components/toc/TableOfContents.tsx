import type { Heading } from '../../document/heading.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './TableOfContents.module.css';

interface Props {
  readonly headings: readonly Heading[];
  /** Next to the text on wide screens, folded above it on narrow ones. */
  readonly placement: 'aside' | 'inline';
}

/** The headings of the page, levels 2 to 3 unless the page says otherwise (SPECIFICATION.md S9). */
export function TableOfContents({ headings, placement }: Props) {
  if (headings.length === 0) return null;
  if (placement === 'inline') {
    return (
      <details className={styles.inline}>
        <summary className={styles.summary}>
          On this page <SpriteIcon name="chevron-down" size={16} />
        </summary>
        <nav aria-label="On this page">
          <Entries headings={headings} />
        </nav>
      </details>
    );
  }
  return (
    <nav className={styles.aside} aria-labelledby="toc-title" data-toc="">
      <p id="toc-title" className={styles.title}>
        On this page
      </p>
      <Entries headings={headings} begun />
    </nav>
  );
}

interface EntriesProps extends Pick<Props, 'headings'> {
  /** Whether the first is marked until the reader scrolls; see `active-heading.ts`. */
  readonly begun?: boolean;
}

function Entries({ headings, begun }: EntriesProps) {
  const top = Math.min(...headings.map((heading) => heading.depth));
  return (
    <ul className={styles.list}>
      {headings.map(({ slug, text, depth }, index) => (
        <li key={slug} className={depth > top ? styles.nested : undefined}>
          <a href={`#${slug}`} aria-current={(begun && index === 0) || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

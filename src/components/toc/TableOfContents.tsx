import type { Section } from '../../document/page-document.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './TableOfContents.module.css';

interface Props {
  /** Without what is above the first heading. */
  readonly sections: readonly Pick<Section, 'depth' | 'slug' | 'title'>[];
  /** Next to the text on wide screens, on narrow ones a bar that unfolds. */
  readonly placement: 'aside' | 'inline';
}

/** The headings of the page, levels 2 to 3 unless the page says otherwise (SPECIFICATION.md S9). */
export function TableOfContents({ sections, placement }: Props) {
  if (sections.length === 0) return null;
  if (placement === 'inline') {
    return (
      <details className={styles.inline} data-toc-bar="" data-screen="">
        <summary className={styles.summary}>
          On this page <SpriteIcon name="chevron-down" size={16} />
        </summary>
        <nav aria-label="On this page">
          <Entries sections={sections} />
        </nav>
      </details>
    );
  }
  return (
    <nav className={styles.aside} aria-labelledby="toc-title" data-toc="">
      <p id="toc-title" className={styles.title}>
        On this page
      </p>
      <Entries sections={sections} begun />
    </nav>
  );
}

interface EntriesProps extends Pick<Props, 'sections'> {
  /** Whether the first is marked until the reader scrolls; see `active-heading.ts`. */
  readonly begun?: boolean;
}

function Entries({ sections, begun }: EntriesProps) {
  const top = Math.min(...sections.map(({ depth }) => depth));
  return (
    <ul className={styles.list}>
      {sections.map(({ slug, title, depth }, index) => (
        <li key={slug} className={depth > top ? styles.nested : undefined}>
          <a href={`#${slug}`} aria-current={(begun && index === 0) || undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

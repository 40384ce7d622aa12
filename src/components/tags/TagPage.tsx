import type { TagContent } from '../../document/tag.ts';
import { Breadcrumbs } from '../doc/Breadcrumbs.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './Tags.module.css';

/** The pages that carry one tag, other words for it, and the tags next to it. */
export function TagPage({
  label,
  description,
  synonyms,
  related,
  documents,
}: Omit<TagContent, 'slug'>) {
  const count = documents.length === 1 ? 'One page' : `${documents.length} pages`;
  return (
    <main id={mainContentId} className={styles.page} tabIndex={-1}>
      <Breadcrumbs crumbs={[{ label: 'Tags', path: '/tags' }, { label }]} />
      <p className={styles.count}>{count} tagged</p>
      <h1>{label}</h1>
      <p className={styles.lead}>{description}</p>
      {synonyms.length > 0 ? (
        <p className={styles.synonyms}>Also called: {synonyms.join(', ')}</p>
      ) : null}
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.path}>
            <h2>
              <a href={document.path}>{document.title}</a>
            </h2>
            <p>{document.description}</p>
          </li>
        ))}
      </ul>
      {related.length > 0 ? (
        <nav className={styles.related} aria-labelledby="related-tags">
          <h2 id="related-tags">Related tags</h2>
          <ul className={styles.chips}>
            {related.map((tag) => (
              <li key={tag.slug}>
                <a href={`/tags/${tag.slug}`}>{tag.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </main>
  );
}

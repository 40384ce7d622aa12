import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './Tags.module.css';

interface Props {
  readonly label: string;
  readonly description: string;
  readonly documents: readonly {
    readonly title: string;
    readonly description: string;
    readonly path: string;
  }[];
}

/** The pages that carry one tag. */
export function TagPage({ label, description, documents }: Props) {
  const count = documents.length === 1 ? 'One page' : `${documents.length} pages`;
  return (
    <main id={mainContentId} className={styles.page} tabIndex={-1}>
      <p className={styles.count}>{count} tagged</p>
      <h1>{label}</h1>
      <p className={styles.lead}>{description}</p>
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
      <p>
        <a href="/tags">View all tags</a>
      </p>
    </main>
  );
}

import styles from './IncludedIn.module.css';

interface Props {
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

/** The pages in which a reader finds the text of a snippet. */
export function IncludedIn({ pages }: Props) {
  return (
    <section className={styles.included} aria-labelledby="included-in">
      <h2 id="included-in">Included in</h2>
      {pages.length === 0 ? (
        <p>No page includes this passage at present.</p>
      ) : (
        <ul>
          {pages.map(({ title, path }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

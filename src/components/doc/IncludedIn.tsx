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

/** Above the text of a snippet, because the passage itself was written for the middle of a page. */
export function SharedPassage({
  description,
  pages,
}: Props & { /** What the passage is about. */ readonly description: string }) {
  return (
    <div className={styles.passage}>
      <p>
        {description}{' '}
        <a href="#included-in">
          {pages.length === 1 ? 'One page includes' : `${pages.length} pages include`} this passage.
        </a>
      </p>
    </div>
  );
}

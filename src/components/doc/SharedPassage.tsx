import styles from './SharedPassage.module.css';

interface Props {
  /** What the passage is about. */
  readonly description: string;
  /** The pages that include it. */
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

/** Above the text of a snippet, because the passage itself was written for the middle of a page. */
export function SharedPassage({ description, pages }: Props) {
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

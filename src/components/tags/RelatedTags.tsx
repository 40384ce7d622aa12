import styles from './Tags.module.css';

interface Props {
  readonly tags: readonly { readonly label: string; readonly slug: string }[];
}

/** Links to the tags that are on the same pages; nothing without any. */
export function RelatedTags({ tags }: Props) {
  if (tags.length === 0) return null;
  return (
    <nav className={styles.related} aria-labelledby="related-tags">
      <h2 id="related-tags">Related tags</h2>
      <ul className={styles.chips}>
        {tags.map(({ label, slug }) => (
          <li key={slug}>
            <a href={`/tags/${slug}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

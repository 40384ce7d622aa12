import { Breadcrumbs } from '../doc/Breadcrumbs.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './Tags.module.css';

interface Props {
  readonly tags: readonly {
    readonly label: string;
    readonly slug: string;
    readonly count: number;
  }[];
}

/** All tags, by their first letter. */
export function TagIndex({ tags }: Props) {
  const byLetter = Map.groupBy(tags, ({ label }) => label[0]?.toUpperCase() ?? '');
  return (
    <main id={mainContentId} className={styles.page} tabIndex={-1}>
      <Breadcrumbs crumbs={[{ label: 'Tags' }]} />
      <h1>Tags</h1>
      <search className={styles.filter} data-screen="">
        <label htmlFor="tag-filter">Filter the tags</label>
        <input id="tag-filter" type="search" autoComplete="off" data-tag-filter="" disabled />
        <output htmlFor="tag-filter" />
      </search>
      {[...byLetter].map(([letter, group]) => (
        <section key={letter} aria-labelledby={`tags-${letter}`}>
          <h2 id={`tags-${letter}`}>{letter}</h2>
          <ul className={styles.chips}>
            {group.map(({ label, slug, count }) => (
              <li key={slug} data-tag={label}>
                <a href={`/tags/${slug}`}>
                  {label} <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">
                    , {count === 1 ? '1 page' : `${count} pages`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

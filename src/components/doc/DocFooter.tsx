import type { Tag } from '../../document/tag.ts';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import styles from './DocFooter.module.css';

interface Props {
  readonly tags: readonly Pick<Tag, 'label' | 'slug'>[];
  readonly editUrl: string;
  /** ISO date of the last commit of the file; missing where there is no history. */
  readonly lastUpdated: string | undefined;
  /** Address of the tracker's list of issues, which feedback leads to. */
  readonly issuesUrl: string;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** What follows the text: whether it helped, its tags, where to fix it, when it changed last. */
export function DocFooter({ tags, editUrl, lastUpdated, issuesUrl }: Props) {
  return (
    <footer className={styles.footer} data-issues={issuesUrl}>
      <p className={styles.question}>
        Was this page helpful?{' '}
        <button type="button" data-helpful="yes">
          Yes
        </button>
        <button type="button" data-helpful="no">
          No
        </button>
      </p>
      {tags.length > 0 ? (
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag.slug}>
              <a href={`/tags/${tag.slug}`}>
                <SpriteIcon name="tag" size={13} /> {tag.label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.meta}>
        <a href={editUrl}>
          <SpriteIcon name="pencil-line" size={15} /> Contribute to this page
        </a>
        {lastUpdated ? (
          <span>
            Last updated on{' '}
            <time dateTime={lastUpdated}>{dateFormat.format(new Date(lastUpdated))}</time>
          </span>
        ) : null}
      </div>
    </footer>
  );
}

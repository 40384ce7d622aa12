import type { Tag } from '../../document/tag.ts';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import styles from './DocFooter.module.css';

interface Props {
  readonly tags: readonly Tag[];
  readonly editUrl: string;
  /** ISO date of the last commit of the file; missing where there is no history. */
  readonly lastUpdated: string | undefined;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** What stands under the text: its tags, where to mend it, when it changed last. */
export function DocFooter({ tags, editUrl, lastUpdated }: Props) {
  return (
    <footer className={styles.footer}>
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

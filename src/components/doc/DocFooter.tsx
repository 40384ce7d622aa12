import type { DocPageContent } from '../../collection/doc-page.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './DocFooter.module.css';

type Props = Pick<DocPageContent, 'tags' | 'editUrl' | 'lastUpdated' | 'historyUrl' | 'news'> & {
  /** Address of the tracker's list of issues, which feedback leads to. */
  readonly issuesUrl: string;
};

/** What follows the text: its tags, whether it helped, where to fix it, when and how it changed. */
export function DocFooter({ tags, editUrl, lastUpdated, historyUrl, news, issuesUrl }: Props) {
  const day = lastUpdated ? <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time> : null;
  return (
    <footer className={styles.footer} data-issues={issuesUrl}>
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
        <p className={styles.question} data-screen="">
          Was this page helpful? <Button data-helpful="yes">Yes</Button>
          <Button data-helpful="no">No</Button>
        </p>
        <a href={editUrl}>
          <SpriteIcon name="pencil-line" size={15} /> Contribute to this page
        </a>
        {day ? (
          <span>Last updated on {historyUrl ? <a href={historyUrl}>{day}</a> : day}</span>
        ) : null}
      </div>
      {news.length > 0 ? (
        <ul className={styles.news} aria-label="What’s new on this page">
          {news.map(({ id, date, title }) => (
            <li key={id}>
              Changed on <time dateTime={date}>{formatDay(date)}</time>:{' '}
              <a href={`/whats-new#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </footer>
  );
}

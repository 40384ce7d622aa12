import type { TimelineEntry } from '../../news/timeline.ts';
import { formatDay } from '../../ui/format-day.ts';
import styles from './LatestNews.module.css';
import { shownNews } from './shown-news.ts';

interface Props {
  readonly timeline: readonly TimelineEntry[];
}

/** The newest entries of the list of all news, each with its day. */
export function LatestNews({ timeline }: Props) {
  return (
    <ul className={styles.news}>
      {shownNews(timeline).map(({ id, date, about, title, text }) => (
        <li key={id}>
          <p className={styles.day}>
            <time dateTime={date}>{formatDay(date)}</time> <span>{about}</span>
          </p>
          <h3>
            <a href={`/whats-new#${id}`}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

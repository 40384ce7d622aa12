import type { TimelineEntry } from '../../news/timeline.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Heading } from '../heading/Heading.tsx';
import styles from './WhatsNew.module.css';

/** An entry with what its links are called. */
export interface DatedEntry extends Omit<TimelineEntry, 'links'> {
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

interface Props {
  readonly entries: readonly DatedEntry[];
}

/** What's new, newest first: each entry with its day and the pages that it's about. */
export function WhatsNew({ entries }: Props) {
  return (
    <div>
      {entries.map(({ id, date, about, title, text, links }) => (
        <section key={id} className={styles.entry} aria-labelledby={id}>
          <p className={styles.day}>
            <time dateTime={date}>{formatDay(date)}</time> <span>{about}</span>
          </p>
          <div>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <p>{text}</p>
            <ul>
              {links.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

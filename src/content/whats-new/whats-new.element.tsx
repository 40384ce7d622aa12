import { linkProse, proseList } from '../../document/prose.ts';
import { type TimelineEntry, timelineOf } from '../../news/timeline.ts';
import { formatDay } from '../../ui/format-day.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { type Flow, type PlainSite, plainBlock } from '../../vocabulary/plain-form.ts';
import type { SiteData } from '../../vocabulary/site-data.ts';
import { Heading } from '../heading/Heading.tsx';
import styles from './WhatsNew.module.css';

/** An entry with what its links are called. */
interface DatedEntry extends Omit<TimelineEntry, 'links'> {
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

/** `::whats-new`: the entries of `docs/data/whats-new.yml` and the latest releases, newest first. */
export const whatsNew = defineElement({
  kinds: ['leaf'],
  once: true,
  plain: plainBlock(({ site, plainText, absolute }) =>
    entriesOf(site).flatMap(({ id, date, about, title, text, links }): Flow[] => {
      const { markdown } = plainText(title);
      return [
        { kind: 'heading', depth: 2, slug: id, title, titleMarkdown: markdown, badges: [] },
        { kind: 'prose', ...plainText(`${about}, ${formatDay(date)}. ${text}`) },
        proseList(links.map(({ path, label }) => linkProse(plainText(label), absolute(path)))),
      ];
    }),
  ),
  prepare: (_, { site, report }) => {
    for (const id of site.news.keys()) {
      for (const path of site.news.get(id)?.pages ?? []) {
        if (!site.pages.get(path)) {
          report(
            `The entry "${id}" of docs/data/whats-new.yml names ${path}, but no page has this path.`,
          );
        }
      }
    }
    return { entries: entriesOf(site) };
  },
  render: ({ entries }) => (
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
  ),
});

/** The entries with the titles of the pages that they lead to. */
function entriesOf({
  news,
  releases,
  pages,
}: Pick<SiteData & PlainSite, 'news' | 'releases' | 'pages'>): DatedEntry[] {
  const all = <Value,>(lookup: {
    keys(): Iterable<string>;
    get(name: string): Value | undefined;
  }) => [...lookup.keys()].flatMap((name) => lookup.get(name) ?? []);
  return timelineOf(all(news), all(releases)).map(({ links, ...entry }) => ({
    ...entry,
    links: links.map((path) => ({
      path,
      label: path.startsWith('/release-notes#')
        ? `Release notes of ${entry.title}`
        : (pages.get(path)?.title ?? path),
    })),
  }));
}

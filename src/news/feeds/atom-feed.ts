import { generateAtomFeed } from 'feedsmith';
import type { NewsEntry } from '../news.ts';
import type { Feed } from './feeds.ts';

/** What a feed has one of for each thing that is new. */
export interface FeedEntry extends Pick<NewsEntry, 'date' | 'title' | 'text'> {
  /** Anchor on the feed's page. */
  readonly anchor: string;
  /** Paths on the site of what it's about. */
  readonly related?: readonly string[];
}

/** A feed as Atom (RFC 4287). @param entries newest first */
export function atomFeed(
  { page, path, title }: Feed,
  entries: readonly FeedEntry[],
  site: { readonly title: string; readonly url: string },
): string {
  const alternate = (href: string) => ({ rel: 'alternate', type: 'text/html', href });
  return generateAtomFeed(
    {
      id: site.url + path,
      title: { value: `${title} | ${site.title}` },
      updated: new Date(entries[0]?.date ?? 0),
      authors: [{ name: site.title, uri: site.url }],
      links: [
        { rel: 'self', type: 'application/atom+xml', href: site.url + path },
        alternate(site.url + page),
      ],
      entries: entries.map(({ anchor, title: name, date, text, related = [] }) => ({
        id: `${site.url}${page}#${anchor}`,
        title: { value: name },
        updated: new Date(date),
        links: [
          alternate(`${site.url}${page}#${anchor}`),
          ...related.map((target) => ({ rel: 'related', href: site.url + target })),
        ],
        content: { value: text },
      })),
    },
    { strict: true },
  );
}

/** The response of a feed's route. */
export const atomResponse = (feed: string): Response =>
  new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });

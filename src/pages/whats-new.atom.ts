import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { timeline } from '../collection/news.ts';
import { atomFeed, atomResponse } from '../news/feeds/atom-feed.ts';
import { newsFeed } from '../news/feeds/feeds.ts';

/** The news as a feed. */
export const GET: APIRoute = () => {
  const entries = timeline().map(({ id, links, ...entry }) => ({
    ...entry,
    anchor: id,
    related: links,
  }));
  return atomResponse(atomFeed(newsFeed, entries, site));
};

import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { timeline } from '../documents/news.ts';
import { atomFeed, atomResponse } from '../feeds/atom-feed.ts';
import { newsFeed } from '../feeds/feeds.ts';

/** The news as a feed. */
export const GET: APIRoute = () => {
  const entries = timeline().map(({ id, links, ...entry }) => ({
    ...entry,
    anchor: id,
    related: links,
  }));
  return atomResponse(atomFeed(newsFeed, entries, site));
};

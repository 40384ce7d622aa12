import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { allDocuments } from '../collection/documents.ts';
import { allReleases } from '../collection/news.ts';
import { pageDocument } from '../collection/page-document.ts';
import { atomFeed, atomResponse } from '../news/feeds/atom-feed.ts';
import { releaseFeed } from '../news/feeds/feeds.ts';
import { releaseEntries } from '../news/feeds/release-entries.ts';

/** The release notes as a feed. */
export const GET: APIRoute = async () => {
  const document = (await allDocuments()).find(({ data }) => data.path === releaseFeed.page);
  const sections = document ? (await pageDocument(document)).sections : [];
  return atomResponse(atomFeed(releaseFeed, releaseEntries(allReleases(), sections), site));
};

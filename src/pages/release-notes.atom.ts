import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { allDocuments } from '../documents/documents.ts';
import { allReleases } from '../documents/news.ts';
import { pageDocument } from '../documents/page-document.ts';
import { atomFeed, atomResponse } from '../feeds/atom-feed.ts';
import { releaseFeed } from '../feeds/feeds.ts';
import { releaseEntries } from '../feeds/release-entries.ts';

/** The release notes as a feed. */
export const GET: APIRoute = async () => {
  const document = (await allDocuments()).find(({ data }) => data.path === releaseFeed.page);
  const sections = document ? (await pageDocument(document)).sections : [];
  return atomResponse(atomFeed(releaseFeed, releaseEntries(allReleases(), sections), site));
};

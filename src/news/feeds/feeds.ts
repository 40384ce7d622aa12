/** A feed of the site: the page that shows the same, and what feed readers call it. */
export interface Feed {
  /** Path of the page on the site. */
  readonly page: string;
  /** Path of the feed on the site. */
  readonly path: string;
  readonly title: string;
}

export const newsFeed: Feed = { page: '/whats-new', path: '/whats-new.atom', title: "What's new" };

export const releaseFeed: Feed = {
  page: '/release-notes',
  path: '/release-notes.atom',
  title: 'Release notes',
};

/** The feeds that a page offers; the front page has the news. @param path of the page on the site */
export function feedsOf(path: string): readonly Feed[] {
  return [newsFeed, releaseFeed].filter(
    (feed) => feed.page === path || (feed === newsFeed && path === '/'),
  );
}

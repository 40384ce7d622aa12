import releaseSource from '#site/docs/data/releases.json?raw';
import newsSource from '#site/docs/data/whats-new.yml?raw';
import { type NewsEntry, readNews } from '../news/news.ts';
import { readReleases } from '../news/releases/read-releases.ts';
import type { Release } from '../news/releases/release-data.ts';
import { type TimelineEntry, timelineOf } from '../news/timeline.ts';
import { Problems } from '../problems/problems.ts';

const problems = new Problems();
const news = [
  ...readNews({ file: 'docs/data/whats-new.yml', text: newsSource }, problems).values(),
];
const releases = [
  ...readReleases({ file: 'docs/data/releases.json', text: releaseSource }, problems).values(),
];
problems.throwIfAny();

/** The releases of the product, newest first. */
export const allReleases = (): readonly Release[] => releases;

/** The version of the product that the pages describe. */
export const documentedVersion = (): string => releases[0]?.versions.at(-1)?.version ?? '';

/** What's new in the documentation and the product, newest first. */
export const timeline = (): readonly TimelineEntry[] => timelineOf(news, releases);

/** An entry of the news as a page that it's about shows it. */
export type PageNews = Pick<NewsEntry, 'id' | 'date' | 'title'>;

/** How many entries a page lists; the others are on `/whats-new`. */
const listed = 3;

/** The latest news about a page, newest first. @param path of the page on the site */
export function newsOfPage(path: string): PageNews[] {
  return news
    .filter(({ pages }) => pages.includes(path))
    .slice(0, listed)
    .map(({ id, date, title }) => ({ id, date, title }));
}

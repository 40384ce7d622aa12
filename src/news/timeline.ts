import type { NewsEntry } from './news.ts';
import { changeGroups, noChanges, releaseAnchor } from './releases/describe-release.ts';
import type { Release } from './releases/release-data.ts';

/** Something that is new, in the documentation or in the product. */
export interface TimelineEntry extends Pick<NewsEntry, 'id' | 'date' | 'title' | 'text'> {
  /** What it's part of. */
  readonly about: 'Documentation' | 'Strapi';
  /** Where to read more: paths on the site. */
  readonly links: readonly string[];
}

/** How many releases of the product are listed among the news; all of them have their own page. */
const listedReleases = 10;

/** The news of the documentation and the latest releases of the product, newest first. */
export function timelineOf(
  news: Iterable<NewsEntry>,
  releases: Iterable<Release>,
): TimelineEntry[] {
  const ofDocumentation = [...news].map(
    ({ id, date, title, text, pages }): TimelineEntry => ({
      id,
      date,
      about: 'Documentation',
      title,
      text,
      links: pages,
    }),
  );
  const ofProduct = [...releases].slice(0, listedReleases).map(releaseEntry);
  return [...ofDocumentation, ...ofProduct].sort(
    (a, b) => (a.date < b.date ? 1 : -1) * Number(a.date !== b.date),
  );
}

function releaseEntry(release: Release): TimelineEntry {
  const { minor, versions } = release;
  const anchor = releaseAnchor(minor);
  return {
    id: `strapi-${anchor}`,
    date: versions[0]?.by ?? '',
    about: 'Strapi',
    title: `Strapi ${minor}`,
    text: summaryOf(release),
    links: [`/release-notes#${anchor}`],
  };
}

/** How much changed, in one sentence. */
function summaryOf(release: Release): string {
  const counts = changeGroups(release)
    .filter(({ label }) => /^(New|Removed)/.test(label))
    .map(({ label, names }) => counted(label, names.length));
  return counts.length === 0
    ? noChanges
    : `This release has ${new Intl.ListFormat('en').format(counts)}.`;
}

/** `1 new option` of “New options”. */
function counted(label: string, count: number): string {
  const noun = count === 1 ? label.replace(/(option|member|command|route|export)s/, '$1') : label;
  return `${count} ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
}

import type { TimelineEntry } from '../../news/timeline.ts';

/** The latest news of the documentation and the latest release: a busy week hides neither. */
export function shownNews(timeline: readonly TimelineEntry[]): TimelineEntry[] {
  const latest = (about: TimelineEntry['about'], count: number) =>
    timeline.filter((entry) => entry.about === about).slice(0, count);
  return [...latest('Documentation', 3), ...latest('Strapi', 1)];
}

import { linkBlock, proseBlock, section } from '../../document/make-sections.ts';
import type { Section } from '../../document/page-document.ts';
import type { TimelineEntry } from '../../news/timeline.ts';
import { areas, hero, live, news, roles, what } from './home-content.ts';
import { shownNews } from './shown-news.ts';

/** The front page as search, agents and Ask AI see it. */
export function homeSections(origin: string, timeline: readonly TimelineEntry[]): Section[] {
  const links = (all: readonly { readonly label: string; readonly to: string }[]) =>
    linkBlock(all.map(({ label, to }) => ({ label, url: origin + to })));
  return [
    section({ blocks: [proseBlock(`${hero.title.join(' ')}. ${hero.lead}`)] }),
    ...[...areas, what, ...roles].map((part) =>
      section({
        depth: 2,
        title: part.title,
        blocks: [proseBlock(part.text), links(part.links)],
      }),
    ),
    section({
      depth: 2,
      slug: 'live',
      title: live.title,
      blocks: [proseBlock(live.text), links(live.links)],
    }),
    section({
      depth: 2,
      slug: 'news',
      title: news.title,
      blocks: [
        links(
          shownNews(timeline).map(({ id, title }) => ({ label: title, to: `/whats-new#${id}` })),
        ),
        links(news.more),
      ],
    }),
  ];
}

import { linkBlock, proseBlock, section } from '../../document/make-sections.ts';
import type { Section } from '../../document/page-document.ts';
import { areas, hero, tasks } from './home-content.ts';

/** The front page as search, agents and Ask AI see it. */
export function homeSections(origin: string): Section[] {
  const url = (path: string) => origin + path;
  return [
    section({ blocks: [proseBlock(`${hero.title.join(' ')}. ${hero.lead}`)] }),
    ...areas.map(({ title, text, links }) =>
      section({
        depth: 2,
        title,
        blocks: [
          proseBlock(text),
          linkBlock(links.map(({ label, to }) => ({ label, url: url(to) }))),
        ],
      }),
    ),
    section({
      depth: 2,
      slug: 'tasks',
      title: 'What brings you here?',
      blocks: [
        linkBlock(tasks.map(({ title, to, text }) => ({ label: title, url: url(to), text }))),
      ],
    }),
  ];
}

import type { PageDocument, Section } from '../document/page-document.ts';

const opening: Section = {
  depth: 1,
  slug: '',
  title: '',
  titleMarkdown: '',
  trail: [],
  badges: [],
  blocks: [],
};

/** The page with a section of its own above its first heading, even where nothing is there: it is found by the page's title. */
export function withOpening(page: PageDocument): PageDocument {
  const [first] = page.sections;
  return first?.slug === '' ? page : { ...page, sections: [opening, ...page.sections] };
}

import { section } from '../document/make-sections.ts';
import type { PageDocument } from '../document/page-document.ts';

/** The page with its own section above its first heading, even where nothing is there: it is found by the page's title. */
export function withOpening<Page extends PageDocument>(page: Page): Page {
  const [first] = page.sections;
  return first?.slug === ''
    ? page
    : { ...page, sections: [section({ blocks: [] }), ...page.sections] };
}

import type { SiteConfig } from '../../config/schema.ts';
import { proseBlock, section } from '../../document/make-sections.ts';
import type { Section } from '../../document/page-document.ts';
import { privacyParts } from './privacy-facts.ts';

/** The page about privacy as search, agents and Ask AI see it. */
export function privacySections(site: SiteConfig): Section[] {
  return privacyParts(site).map(({ slug, title, text, facts }) =>
    section({
      depth: 2,
      slug,
      title,
      blocks: [proseBlock(text), ...facts.map((fact) => proseBlock(`${fact.name}: ${fact.text}`))],
    }),
  );
}

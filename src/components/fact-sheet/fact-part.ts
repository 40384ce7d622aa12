import { proseBlock, section } from '../../document/make-sections.ts';
import type { Section } from '../../document/page-document.ts';

/** One fact of a sheet. */
export interface Fact {
  /** The key, the cookie or the address that it is about. */
  readonly name: string;
  readonly text: string;
}

/** A part of a sheet, with a heading. */
export interface FactPart {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly Fact[];
}

/** The parts as search, agents and Ask AI see them. */
export function factSections(parts: readonly FactPart[]): Section[] {
  return parts.map(({ slug, title, text, facts }) =>
    section({
      depth: 2,
      slug,
      title,
      blocks: [proseBlock(text), ...facts.map((fact) => proseBlock(`${fact.name}: ${fact.text}`))],
    }),
  );
}

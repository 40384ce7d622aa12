import { weights } from '../config/weights.ts';
import { chunksOf, tokensOf } from '../text/tokenize.ts';
import { anchorOf } from './anchor.ts';
import type { CoreIndex, CorePage } from './format.ts';

/** A section as the ranking knows it. */
export interface Section {
  readonly page: number;
  /** Its place on the page, from 0, which is the opening text. */
  readonly position: number;
  readonly url: string;
  /** Titles from the page down to the section. */
  readonly titles: readonly string[];
  /** How many words the last of the titles has. */
  readonly headingLength: number;
}

/** The core of the index, ready for questions. */
export interface Core {
  readonly version: string;
  readonly pages: readonly { readonly path: string; readonly rank: number }[];
  readonly sections: readonly Section[];
  readonly shards: readonly string[];
  /** Words of titles and headings, with the sections that they name and how much they weigh there. */
  readonly headingWords: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Words of the addresses of pages: where a page stands says what it is about. */
  readonly pathWords: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** Unpacks the core and makes the index of its titles and headings. */
export function readCore(index: CoreIndex): Core {
  const sections: Section[] = [];
  const headingWords = new Map<string, Map<number, number>>();
  const pathWords = new Map<string, Map<number, number>>();
  index.pages.forEach((page, number) => {
    for (const section of sectionsOf(page, number)) {
      addHeadingWords(headingWords, section, sections.length);
      if (section.position === 0) addPathWords(pathWords, section, sections.length);
      sections.push(section);
    }
  });
  const pages = index.pages.map(([path, , rank]) => ({ path, rank: rank / 100 }));
  return { version: index.version, pages, sections, shards: index.shards, headingWords, pathWords };
}

function sectionsOf([path, title, , headings]: CorePage, page: number): Section[] {
  const above: string[] = [];
  const opening = { page, position: 0, url: path, titles: [title], headingLength: lengthOf(title) };
  return [
    opening,
    ...headings.map(([depth, text, anchor], index) => {
      above.length = Math.min(above.length, depth - 2);
      const titles = [title, ...above.filter(Boolean), text];
      above[depth - 2] = text;
      const url = `${path}#${anchor ?? anchorOf(text)}`;
      return { page, position: index + 1, url, titles, headingLength: lengthOf(text) };
    }),
  ];
}

const lengthOf = (text: string): number => chunksOf(text).length;

/** The words of the address of a page, such as `rest`, `cloud` or `graphql`. */
function addPathWords(
  index: Map<string, Map<number, number>>,
  { url }: Section,
  section: number,
): void {
  for (const word of new Set(chunksOf(url.replaceAll('/', ' ')).flatMap(tokensOf))) {
    const found = index.get(word) ?? new Map<number, number>();
    found.set(section, (found.get(section) ?? 0) + weights.path);
    index.set(word, found);
  }
}

function addHeadingWords(
  index: Map<string, Map<number, number>>,
  { titles, position, headingLength }: Section,
  section: number,
): void {
  const own = titles.length - 1;
  titles.forEach((title, level) => {
    // The title of a page weighs on its opening text; its sections have it by their page.
    if (level === 0 && position > 0) return;
    const full =
      position === 0 ? weights.title : level === own ? weights.heading : weights.ancestor;
    const weight = full / (1 + weights.headingLength * (headingLength - 1));
    for (const word of new Set(chunksOf(title).flatMap(tokensOf))) {
      const found = index.get(word) ?? new Map<number, number>();
      found.set(section, Math.max(found.get(section) ?? 0, weight));
      index.set(word, found);
    }
  });
}

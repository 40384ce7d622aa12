import { section } from '../../document/make-sections.ts';
import type { Block } from '../../document/page-document.ts';
import { buildIndex } from '../index/build-index.ts';
import { type LoadFile, openIndex, type RetrievalIndex } from '../index/open-index.ts';
import type { SearchablePage } from '../questions/page-questions.ts';

/** A page for tests: whatever is not given is empty. */
export function pageOf(path: string, page: Partial<SearchablePage>): SearchablePage {
  return {
    id: path.slice(1),
    path,
    file: `docs${path}.md`,
    title: path,
    description: '',
    tags: [],
    questions: [],
    unlisted: false,
    sections: [],
    ...page,
  };
}

export const prose = (text: string): Block => ({ kind: 'prose', markdown: text, text });

export const summary = (text: string): Block => ({
  kind: 'callout',
  type: 'tldr',
  title: { markdown: 'In short', text: 'In short' },
  blocks: [prose(text)],
});

export const code = (source: string, language = 'js'): Block => ({
  kind: 'code',
  language,
  code: source,
});

/** A section with a heading, whose anchor is the heading in lower case; strings are paragraphs. */
export const headed = (title: string, ...blocks: readonly (Block | string)[]) =>
  section({
    depth: 2,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    blocks: blocksOf(blocks),
  });

/** The text above the first heading. */
export const opening = (...blocks: readonly (Block | string)[]) =>
  section({ blocks: blocksOf(blocks) });

const blocksOf = (blocks: readonly (Block | string)[]): Block[] =>
  blocks.map((block) => (typeof block === 'string' ? prose(block) : block));

/** Gives the files of an index of the pages, and notes which were asked for. */
export function filesOf(pages: readonly SearchablePage[]): {
  readonly load: LoadFile;
  readonly loaded: string[];
} {
  const files = buildIndex(pages);
  const loaded: string[] = [];
  return {
    loaded,
    load: async (path) => {
      loaded.push(path);
      const file = files.get(path);
      if (file === undefined) throw new Error(path);
      return JSON.parse(file);
    },
  };
}

export const indexOf = (pages: readonly SearchablePage[]): Promise<RetrievalIndex> =>
  openIndex(filesOf(pages).load);

import { readSearchablePages } from '../src/build/searchable-pages.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { sectionText } from '../src/retrieval/section-text.ts';
import { endWith } from './end-with.ts';

/** Prints what `data/retrieval/word-vectors/make.py` reads of the pages, as JSON. Build the site first. */
async function main(): Promise<void> {
  const pages = readSearchablePages(projectRoot);
  const texts = pages.map(({ title, description, questions, teaching, sections }) => ({
    title,
    description,
    indexed: questions,
    teaching,
    sections: sections.map((section) => ({
      slug: section.slug,
      text: `${section.title} ${sectionText(section.blocks).text}`,
    })),
  }));
  console.log(JSON.stringify(texts));
}

await endWith(main);

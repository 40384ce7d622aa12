import { projectRoot } from '../src/config/project-root.ts';
import { readSearchablePages } from '../src/markdown/document-index.ts';
import { sectionText } from '../src/retrieval/section-text.ts';

/** Prints what `src/retrieval/embeddings/table/make.py` reads of the pages, as JSON. Build the site first. */
const texts = readSearchablePages(projectRoot).map(
  ({ title, description, questions, sections }) => ({
    title,
    description,
    questions,
    texts: sections.map((section) => `${section.title} ${sectionText(section.blocks).text}`),
  }),
);
console.log(JSON.stringify(texts));

import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../src/config/project-root.ts';
import type { PageDocument } from '../src/document/page-document.ts';
import { readSearchablePages } from '../src/markdown/document-index.ts';
import { sectionText } from '../src/retrieval/section-text.ts';
import { endWith } from './end-with.ts';
import { readJson } from './read-json.ts';

const askedFile = path.join(projectRoot, 'src/retrieval/embeddings/table/asked.json');

/** What readers may ask besides the questions of the front matter, by file. */
const askedSchema = z.record(
  z.string(),
  z.array(z.strictObject({ text: z.string().min(3), anchor: z.string().min(1).optional() })),
);
type Asked = z.infer<typeof askedSchema>;

/** Prints what `src/retrieval/embeddings/table/make.py` reads of the pages, as JSON. Build the site first. */
async function main(): Promise<void> {
  const pages = readSearchablePages(projectRoot);
  const asked = readAsked(pages);
  const texts = pages.map(({ file, title, description, questions, sections }) => ({
    title,
    description,
    questions,
    asked: asked[file] ?? [],
    sections: sections.map((section) => ({
      slug: section.slug,
      text: `${section.title} ${sectionText(section.blocks).text}`,
    })),
  }));
  console.log(JSON.stringify(texts));
}

/** @throws Error that says what's wrong with the file, or which of its pages and sections don't exist */
function readAsked(pages: readonly PageDocument[]): Asked {
  const parsed = askedSchema.safeParse(readJson(askedFile));
  if (!parsed.success) throw new Error(`${askedFile}:\n${z.prettifyError(parsed.error)}`);
  const slugsOf = new Map(
    pages.map(({ file, sections }) => [file, new Set(sections.map(({ slug }) => slug))]),
  );
  const missing = Object.entries(parsed.data).flatMap(([file, questions]) =>
    questions
      .filter(({ anchor = '' }) => !slugsOf.get(file)?.has(anchor))
      .map(({ text, anchor = '' }) => `  - "${text}": there's no ${file}#${anchor}.`),
  );
  if (missing.length > 0) {
    throw new Error(
      `${askedFile} leads to sections that don't exist. Write the page and the anchor that answer:\n${missing.join('\n')}`,
    );
  }
  return parsed.data;
}

await endWith(main);

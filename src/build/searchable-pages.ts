import { snippetName } from '../document/snippet-name.ts';
import { readDocumentIndex, readPageDocument } from '../markdown/document-index.ts';
import type { PageQuestions, SearchablePage } from '../retrieval/questions/page-questions.ts';
import { readQuestions } from '../retrieval/questions/read-questions.ts';

/**
 * Every page that search and answers read, with its sections and what readers ask of it. Snippets are
 * left out: the pages that include them say the same in their context.
 * @throws ContentError with what is wrong in the questions
 */
export function readSearchablePages(
  root: string,
): (SearchablePage & Pick<PageQuestions, 'teaching'>)[] {
  const pages = readDocumentIndex(root).map((record) => readPageDocument(root, record));
  const questions = readQuestions(root, pages);
  return pages
    .filter(({ id }) => snippetName(id) === undefined)
    .map((page) => {
      const { indexed = [], teaching = [] } = questions.get(page.id) ?? {};
      return { ...page, questions: indexed, teaching };
    });
}

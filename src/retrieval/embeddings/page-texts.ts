import type { SearchablePage } from '../questions/page-questions.ts';
import { sectionText } from '../section-text.ts';

/** The texts of a page whose embeddings say what it means. */
export function pageTexts({ title, description, questions, sections }: SearchablePage) {
  return {
    description: `${title} ${description}`,
    questions: questions.map(({ text }) => text),
    /** Each with the title of the page and its own. */
    sections: sections.map((section) =>
      [title, section.title, sectionText(section.blocks).text].join(' '),
    ),
  };
}

import type { PageEmbeddings } from '../index/format.ts';
import type { SearchablePage } from '../questions/page-questions.ts';
import { sectionText } from '../section-text.ts';
import { embed, wordsToEmbed } from './embedding.ts';
import { packEmbedding } from './packed.ts';
import type { WordVectors } from './word-vectors.ts';

/** As many questions at the start of a page's list say what the page is about (see the README). */
const questionsAboutPage = 8;

/**
 * What a page means: its title and description, its questions, and its sections with the title of the
 * page and their own.
 */
export function embedPage(
  { title, description, questions, sections }: SearchablePage,
  vectors: WordVectors,
): PageEmbeddings {
  const pack = (text: string) => {
    const embedding = embed(wordsToEmbed(text), vectors);
    return embedding ? packEmbedding(embedding) : '';
  };
  const packAll = (some: SearchablePage['questions']) =>
    some.map(({ text }) => pack(text)).filter(Boolean);
  return {
    description: pack(`${title} ${description}`),
    questions: packAll(questions.slice(0, questionsAboutPage)),
    details: packAll(questions.slice(questionsAboutPage)),
    sections: sections.map((section) =>
      pack([title, section.title, sectionText(section.blocks).text].join(' ')),
    ),
  };
}

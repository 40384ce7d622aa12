import type { PageEmbeddings } from '../index/format.ts';
import type { SearchablePage } from '../questions/page-questions.ts';
import { sectionText } from '../section-text.ts';
import { embed, wordsToEmbed } from './embedding.ts';
import { packEmbedding } from './packed.ts';
import type { WordVectors } from './word-vectors.ts';

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
  const known = questions.flatMap(({ text, anchor = '' }) => {
    const place = sections.findIndex(({ slug }) => slug === anchor);
    const embedding = pack(text);
    return embedding ? [{ embedding, place: Math.max(0, place) }] : [];
  });
  return {
    description: pack(`${title} ${description}`),
    questions: known.map(({ embedding }) => embedding),
    answeredBy: known.map(({ place }) => place),
    sections: sections.map((section) =>
      pack([title, section.title, sectionText(section.blocks).text].join(' ')),
    ),
  };
}

import type { PageEmbeddings } from '../index/format.ts';
import type { SearchablePage } from '../questions/page-questions.ts';
import { embed, wordsToEmbed } from './embedding.ts';
import { packEmbedding } from './packed.ts';
import { pageTexts } from './page-texts.ts';
import type { WordVectors } from './word-vectors.ts';

/** What a page means: its title and description, its questions, and its sections. */
export function embedPage(page: SearchablePage, vectors: WordVectors): PageEmbeddings {
  const pack = (text: string) => {
    const embedding = embed(wordsToEmbed(text), vectors);
    return embedding ? packEmbedding(embedding) : '';
  };
  const known = page.questions.flatMap(({ text, anchor = '' }) => {
    const place = page.sections.findIndex(({ slug }) => slug === anchor);
    const embedding = pack(text);
    return embedding ? [{ embedding, place: Math.max(0, place) }] : [];
  });
  const { description, sections } = pageTexts(page);
  return {
    description: pack(description),
    questions: known.map(({ embedding }) => embedding),
    answeredBy: known.map(({ place }) => place),
    sections: sections.map(pack),
  };
}

import type { PageDocument } from '../../document/page-document.ts';
import { type Explanation, explanationsOf } from '../../errors/explanations.ts';
import { embed, wordsToEmbed } from '../embeddings/embedding.ts';
import { packEmbedding } from '../embeddings/packed.ts';
import type { WordVectors } from '../embeddings/word-vectors.ts';
import { stemsOf } from '../stems-of.ts';
import type { ExplanationWords } from './format.ts';

/**
 * What each explanation of an error message says, with the title and path of its page.
 * @param pages in the order of the list of errors, whose numbers stand for them
 */
export function explanationWords(
  pages: readonly PageDocument[],
  vectors: WordVectors,
): Omit<ExplanationWords, 'list'> {
  const texts = pages
    .map(({ path, title, sections }) => ({ path, title, rows: explanationsOf(sections) }))
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ path, title, rows }, page) =>
      rows.map((row, number) => ({ page, number, path, text: `${title} ${textOf(row)}` })),
    );
  const stems = new Map<string, number[]>();
  const rows = texts.map(({ page, number, path, text }, at): ExplanationWords['rows'][number] => {
    const own = stemsOf(`${text} ${path}`);
    for (const stem of own) stems.set(stem, [...(stems.get(stem) ?? []), at]);
    const embedding = embed(wordsToEmbed(text), vectors);
    return [page, number, embedding ? packEmbedding(embedding) : '', own.length];
  });
  const distances = (places: readonly number[]) =>
    places.map((place, at) => place - (places[at - 1] ?? 0));
  return {
    rows,
    stems: Object.fromEntries([...stems].map(([stem, places]) => [stem, distances(places)])),
  };
}

/** The words of a row, without the addresses of its links. */
const textOf = ({ symptom, advice }: Explanation): string =>
  [symptom, ...advice.map(({ markdown }) => markdown)].join(' ').replace(/\]\([^)\s]+\)/g, ']');

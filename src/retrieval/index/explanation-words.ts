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
  const stems = new Map<string, number>();
  const numberOf = (stem: string): number => {
    const number = stems.get(stem) ?? stems.size;
    stems.set(stem, number);
    return number;
  };
  const rows = pages
    .map(({ path, title, sections }) => ({ path, title, rows: explanationsOf(sections) }))
    .filter(({ rows: own }) => own.length > 0)
    .flatMap(({ path, title, rows: own }, page) =>
      own.map((row, number): ExplanationWords['rows'][number] => {
        const text = `${title} ${textOf(row)}`;
        const embedding = embed(wordsToEmbed(text), vectors);
        return [
          page,
          number,
          embedding ? packEmbedding(embedding) : '',
          stemsOf(`${text} ${path}`).map(numberOf),
        ];
      }),
    );
  return { stems: [...stems.keys()], rows };
}

/** The words of a row, without the addresses of its links. */
const textOf = ({ symptom, advice }: Explanation): string =>
  [symptom, ...advice.map(({ markdown }) => markdown)].join(' ').replace(/\]\([^)\s]+\)/g, ']');

import type { ExplainedOn } from '../errors/explain.ts';
import { looksLikeError } from '../errors/looks-like-error.ts';
import { embed, similarity, wordsToEmbed } from './embeddings/embedding.ts';
import { unpackEmbedding } from './embeddings/packed.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import { maximumQuestionLength } from './question.ts';
import { stemsOf } from './stems-of.ts';
import { sum } from './sum.ts';
import { saturation } from './weights.ts';

/** With fewer words, nothing is described. */
const fewestWords = 5;
/** Rows that say which page is meant. */
const candidates = 60;
const offered = 5;
const offeredOfPage = 2;
/** How near a row is in what it means, as an exponent, and what each further row of its page adds. */
const [meansRow, furtherRow] = [3, 0.3];

/**
 * The explanations that are about what somebody describes who doesn't quote a message, the likeliest first:
 * by words and by meaning, and a page counts for more if several of its rows are about it. None for a log.
 */
export async function explanationsAbout(
  text: string,
  index: RetrievalIndex,
): Promise<ExplainedOn[]> {
  const described = text.slice(0, maximumQuestionLength);
  const asked = new Set(stemsOf(described));
  if (looksLikeError(text) || asked.size < fewestWords) return [];
  const words = wordsToEmbed(described);
  const [{ list, stems, rows }, vectors, errors] = await Promise.all([
    index.explanationWords(),
    index.wordVectors(words),
    index.errors(),
  ]);
  // A list that was loaded before the site changed has other numbers.
  if (list !== errors.version) return [];
  const meant = embed(words, vectors);
  const rowsWith = stems.map(() => 0);
  for (const [, , , own] of rows)
    for (const stem of own) rowsWith[stem] = (rowsWith[stem] ?? 0) + 1;
  const rarity = stems.map((stem, number) => {
    const having = rowsWith[number] ?? 0;
    return asked.has(stem) ? Math.log(1 + (rows.length - having + 0.5) / (having + 0.5)) : 0;
  });
  const usual = sum(rows, ([, , , own]) => own.length) / rows.length;
  const { k1, b } = saturation;
  const scored = rows
    .map(([page, row, embedding, own]) => {
      const said = sum(own, (stem) => rarity[stem] ?? 0);
      const near = meant && embedding ? similarity(meant, unpackEmbedding(embedding)) : 0;
      const length = 1 + k1 * (1 - b + (b * own.length) / usual);
      return { page, row, score: (said / length) * Math.exp(meansRow * Math.max(0, near)) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, candidates);
  const ofPage = Map.groupBy(scored, ({ page }) => page);
  const pageScore = (page: number): number => {
    const [best, ...others] = ofPage.get(page) ?? [];
    return (best?.score ?? 0) + furtherRow * sum(others, ({ score }) => score);
  };
  const likeliest = [...ofPage.values()]
    .flatMap((own) => own.slice(0, offeredOfPage))
    .map(({ page, row, score }) => ({ page, row, score: score * pageScore(page) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, offered);
  const found = await Promise.all(
    likeliest.map(({ page, row }) => errors.explanationAt(page, row)),
  );
  return found.flatMap((explanation) => explanation ?? []);
}

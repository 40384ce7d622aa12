import type { ErrorList, ExplainedOn } from '../errors/explain.ts';
import { looksLikeError } from '../errors/looks-like-error.ts';
import { embed, similarity, wordsToEmbed } from './embeddings/embedding.ts';
import { unpackEmbedding } from './embeddings/packed.ts';
import type { ExplanationWords } from './index/format.ts';
import type { RetrievalIndex } from './index/open-index.ts';
import { maximumQuestionLength } from './question.ts';
import { stemsOf } from './stems-of.ts';
import { sum } from './sum.ts';
import { saturation } from './weights.ts';

/** With fewer words, nothing is described. */
const fewestWords = 8;
/**
 * Prose has at least this share of stop words, and at most this one of names and numbers, or that one if it
 * tells what happened. So do 93 of 100 descriptions, and one of twenty messages.
 */
const [leastStopWords, mostNames, mostNamesTold] = [0.3, 0.1, 0.25];
const tells =
  /\b(?:I|my|we|our|me|us|how|why|when|after|since|but|although|while|now|then|every)\b/i;
const plainWord = /^["'“(]?\p{L}[\p{L}'’-]*["'”)]?[.,;:!?]*$/u;
/** Rows that say which page is meant. */
const candidates = 60;
const offered = 5;
const offeredOfPage = 2;
/** How near a row is in what it means, as an exponent, and what each further row of its page adds. */
const [meansRow, furtherRow] = [3, 0.3];

/**
 * The explanations that are about what somebody describes who doesn't quote a message, the likeliest first:
 * by words and by meaning, and a page counts for more if several of its rows are about it. None for a log or a message.
 */
export async function explanationsAbout(
  text: string,
  index: RetrievalIndex,
  errors: ErrorList,
): Promise<ExplainedOn[]> {
  if (!isProse(text, index.vocabulary.stopWords)) return [];
  const described = text.slice(0, maximumQuestionLength);
  const words = wordsToEmbed(described);
  const [{ list, stems, rows }, vectors] = await Promise.all([
    index.explanationWords(),
    index.wordVectors(words),
  ]);
  // A list that was loaded before the site changed has other numbers.
  if (list !== errors.version) return [];
  const meant = embed(words, vectors);
  const said = scoreWords(stemsOf(described), { stems, rows });
  const usual = sum(rows, ([, , , length]) => length) / rows.length;
  const { k1, b } = saturation;
  const scored = [...said]
    .flatMap(([at, words]) => {
      const [page, row, embedding, length] = rows[at] ?? [];
      if (page === undefined || row === undefined) return [];
      const near = meant && embedding ? similarity(meant, unpackEmbedding(embedding)) : 0;
      const dilution = 1 + k1 * (1 - b + (b * (length ?? usual)) / usual);
      return [{ page, row, score: (words / dilution) * Math.exp(meansRow * Math.max(0, near)) }];
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

function isProse(text: string, stopWords: ReadonlySet<string>): boolean {
  const words = text.trim().split(/\s+/);
  const shareOf = (is: (word: string) => boolean) => words.filter(is).length / words.length;
  return (
    !looksLikeError(text) &&
    words.length >= fewestWords &&
    shareOf((word) => !plainWord.test(word)) <= (tells.test(text) ? mostNamesTold : mostNames) &&
    shareOf((word) => stopWords.has(word.toLowerCase().replace(/[^\p{L}']/gu, ''))) >=
      leastStopWords
  );
}

/** How much each row says of what was asked, by how rare the words are among all rows. */
function scoreWords(
  asked: readonly string[],
  { stems, rows }: Pick<ExplanationWords, 'stems' | 'rows'>,
): Map<number, number> {
  const said = new Map<number, number>();
  for (const stem of asked) {
    const distances = Object.hasOwn(stems, stem) ? (stems[stem] ?? []) : [];
    const rarity = Math.log(1 + (rows.length - distances.length + 0.5) / (distances.length + 0.5));
    let at = 0;
    for (const distance of distances) {
      at += distance;
      said.set(at, (said.get(at) ?? 0) + rarity);
    }
  }
  return said;
}

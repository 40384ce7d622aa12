import { type Embedding, embed, similarity, wordsToEmbed } from './embeddings/embedding.ts';
import type { OpenPageEmbeddings, RetrievalIndex } from './index/open-index.ts';
import { maximumQuestionLength, type Question, wordsAsked } from './question.ts';
import { weights } from './weights.ts';

/** With fewer words, a query looks up a name, and what it means is what it says. */
const fewestWords = 4;
/** As many questions at the start of a page's list say what the page is about (see the README). */
const questionsAboutPage = 8;

/** What a question means, and how much it's a sentence, 0 to 1: that's how much its meaning counts. */
export interface Meaning {
  readonly embedding: Embedding;
  readonly sentence: number;
}

/** What meaning adds to a page and to each of its sections, as factors of their scores. */
export interface MeaningFactors {
  readonly page: number;
  /** How near what's nearest on the page is, 0 to 1: a question that it answers or a section. */
  readonly nearest: number;
  /** In the order of the page's sections. */
  readonly sections: readonly number[];
}

/**
 * What a question means, from the words that were typed and those that were meant by misspelled ones.
 * Undefined for one that only looks up a name or asks about code, and for one without a single word that has a
 * vector.
 */
export async function meaningOf(
  question: Question,
  corrections: ReadonlyMap<string, string>,
  sentence: number,
  index: RetrievalIndex,
): Promise<Meaning | undefined> {
  if (!hasMeaning(question)) return undefined;
  const words = wordsMeant(question).map((word) => corrections.get(word) ?? word);
  const embedding = embed(words, await index.wordVectors(words));
  return embedding && { embedding, sentence };
}

/** Starts to load what `meaningOf` needs, so that it's there once the pages are found. */
export async function prepareMeaning(question: Question, index: RetrievalIndex): Promise<void> {
  if (hasMeaning(question)) await index.wordVectors(wordsMeant(question));
}

const wordsMeant = ({ text }: Question): string[] =>
  wordsToEmbed(text.slice(0, maximumQuestionLength));

/** "What does this code do?" means what the code does, of which a sum of words says nothing. */
const hasMeaning = ({ text, code }: Question): boolean =>
  code === undefined && wordsAsked({ text }).length >= fewestWords;

/** How near a page and its sections are to a question. */
export function meaningFactors(
  { embedding: meant, sentence }: Meaning,
  { description, questions, sections }: OpenPageEmbeddings,
): MeaningFactors {
  const ofSections = sections.map((embedding) => similarity(meant, embedding));
  const answered = sections.map(() => 0);
  let ofQuestion = 0;
  for (const [at, { embedding, place }] of questions.entries()) {
    const near = similarity(meant, embedding);
    answered[place] = Math.max(answered[place] ?? 0, near);
    ofQuestion = Math.max(ofQuestion, at < questionsAboutPage ? near : near * weights.meansDetail);
  }
  const ofSection = Math.max(0, ...ofSections);
  return {
    nearest: Math.max(ofQuestion, ofSection),
    page: Math.exp(
      sentence *
        (weights.meansQuestion * ofQuestion +
          weights.meansDescription * Math.max(0, similarity(meant, description)) +
          weights.meansSection * ofSection),
    ),
    sections: ofSections.map((value, place) =>
      Math.exp(
        sentence * (weights.sectionMeans * value + weights.sectionAnswers * (answered[place] ?? 0)),
      ),
    ),
  };
}

import { type Question, wordsAsked } from '../../retrieval/question.ts';
import type { Retrieval } from '../../retrieval/retrieve.ts';
import type { Vocabulary } from '../../retrieval/vocabulary/vocabulary.ts';

/** The best pages may answer together: what one lacks another says. */
const pagesTogether = 2;
/**
 * What speaks for an answer, each from 0 to 1: the share of the question that a page says, the share that
 * its headings say, the share that one of its sections says at once; and against it, the share that
 * no page says. How strongly the best page speaks of it decides where these are in between, and `least` is
 * what all of it has to reach.
 */
const ofName = { unknown: 2, strength: 0.25, meant: 0, words: 0, least: 0.95 };
/**
 * The same for a sentence, of which it's known as well how near what a page says or answers is to it. The
 * more words it has, the more of them no page says. Fitted by logistic regression on 240 questions about
 * other subjects and 740 that pages answer.
 */
const ofSentence = { unknown: 2.3, strength: 0.37, meant: 1.45, words: 0.68, least: 3.7 };
/** Strengths below this are all alike: hardly anything was found. */
const leastStrength = 0.05;

const compares =
  /\b(?:vs|versus|than|better|best|worse|faster|slower|cheap(?:er|est)|compar\w+|alternatives?|competitors?|instead|rather|prefer|recommend\w*|advantages?|disadvantages?|pros and cons|switch from|leave strapi|why not|difference|(?:choose|pick|take|use) strapi over)\b/i;
/** Who wants to do without a product doesn't ask about it. */
const doesWithout = /\bwithout (?:using )?([\w-]+)/g;
/** Such a question is about other products even if it names none. */
const asksForOthers =
  /\b(?:alternatives?|competitors?) (?:to|of|for)\b|\bcompetitors\b|\b(?:over|than) strapi\b|\b(?:best|cheapest|fastest|leading|top \d+)\b(?: [\w-]+){0,3} cms\b/i;

/** Whether the documentation says enough of what was asked to be quoted as an answer. */
export function isAnswerable(
  question: Question,
  found: Retrieval,
  vocabulary: Vocabulary,
): boolean {
  const { text } = question;
  const [best] = found.pages;
  if (!best || asksForOthers.test(text)) return false;
  return !isAboutOthers(text, found, vocabulary) && hasEvidence(question, found);
}

/** Whether the question turns on a product that the documentation does not judge or know. */
function isAboutOthers(text: string, { terms, pages }: Retrieval, vocabulary: Vocabulary): boolean {
  const spared = new Set([...text.toLowerCase().matchAll(doesWithout)].map(([, word]) => word));
  const others = terms.filter(
    // `java` of `JavaScript` is no product.
    ({ term: { word, kind } }) =>
      kind !== 'part' && vocabulary.otherProducts.has(word) && !spared.has(word),
  );
  if (others.length === 0) return false;
  const together = pages.slice(0, pagesTogether);
  return (
    compares.test(text) ||
    others.some(({ byPage }) => !together.some(({ page }) => byPage.has(page)))
  );
}

function hasEvidence({ text, earlier = [] }: Question, { pages, terms }: Retrieval): boolean {
  const together = pages.slice(0, pagesTogether);
  const required = terms.filter((term) => term.required);
  const wanted = required.reduce((sum, { importance }) => sum + importance, 0);
  const unknown = required
    .filter(({ words }) => words.size === 0)
    .reduce((sum, { importance }) => sum + importance, 0);
  const coverage = Math.max(0, ...together.map((page) => page.coverage));
  const about = Math.max(0, ...together.map((page) => page.about));
  const atOnce = Math.max(0, ...together.map((page) => page.together));
  const strength = Math.log(leastStrength + (together[0]?.strength ?? 0));
  const meant = Math.max(0, ...together.map((page) => page.meant ?? 0));
  const words = Math.log(1 + wordsAsked({ text }).length);
  // Alone, a further question doesn't say what it's about.
  const isSentence = together[0]?.meant !== undefined && earlier.length === 0;
  const weights = isSentence ? ofSentence : ofName;
  const evidence =
    coverage +
    about +
    atOnce -
    weights.unknown * (unknown / wanted) +
    weights.strength * strength +
    weights.meant * meant +
    weights.words * words;
  return evidence >= weights.least;
}

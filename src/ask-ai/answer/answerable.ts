import type { Question } from '../../retrieval/question.ts';
import type { Retrieval } from '../../retrieval/retrieve.ts';
import type { Vocabulary } from '../../retrieval/vocabulary/vocabulary.ts';

/** The best pages may answer together: what one lacks another says. */
const pagesTogether = 2;
/**
 * What speaks for an answer, each from 0 to 1: the share of the question that a page says, the share that
 * its headings say, the share that one of its sections says at once; and against it, twice, the share that
 * no page says. How strongly the best page speaks of it decides where these are in between.
 */
const unknownWeight = 2;
const strengthWeight = 0.25;
/** Strengths below this are all alike: hardly anything was found. */
const leastStrength = 0.05;
const leastEvidence = 0.95;

const compares =
  /\b(?:vs|versus|better|worse|faster|slower|cheaper|compar\w+|alternatives?|competitors?|instead|rather|prefer|advantages?|disadvantages?|pros and cons|switch from|why not|difference)\b/i;
/** `Strapi or …` compares, `REST or GraphQL` doesn't. */
const choosesStrapi = /\bor strapi\b|\bstrapi or\b/i;
/** Such a question is about other products even if it names none. */
const asksForOthers = /\b(?:alternatives?|competitors?) (?:to|of|for)\b|\bcompetitors\b/i;

/** Whether the documentation says enough of what was asked to be quoted as an answer. */
export function isAnswerable(
  { text }: Question,
  found: Retrieval,
  vocabulary: Vocabulary,
): boolean {
  const [best] = found.pages;
  if (!best || asksForOthers.test(text)) return false;
  return !isAboutOthers(text, found, vocabulary) && hasEvidence(found);
}

/** Whether the question turns on a product that the documentation does not judge or know. */
function isAboutOthers(text: string, { terms, pages }: Retrieval, vocabulary: Vocabulary): boolean {
  const others = terms.filter(
    // `java` of `JavaScript` is no product.
    ({ term }) => term.kind !== 'part' && vocabulary.otherProducts.has(term.word),
  );
  if (others.length === 0) return false;
  return (
    compares.test(text) ||
    choosesStrapi.test(text) ||
    others.some(({ words, term }) => !words.has(term.word)) ||
    pages.length === 0
  );
}

function hasEvidence({ pages, terms }: Retrieval): boolean {
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
  const evidence =
    coverage + about + atOnce - unknownWeight * (unknown / wanted) + strengthWeight * strength;
  return evidence >= leastEvidence;
}

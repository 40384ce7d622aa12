import { type Question, wordsAsked } from '../../retrieval/question.ts';
import type { FoundPage, Retrieval } from '../../retrieval/retrieve.ts';
import { sum } from '../../retrieval/sum.ts';
import type { WeighedTerm } from '../../retrieval/term-scores.ts';
import type { Vocabulary } from '../../retrieval/vocabulary/vocabulary.ts';

/** The best pages may answer together: what one lacks another says. */
const pagesTogether = 2;
/** What the share of a question that no page says counts against an answer, against 1 for what a page says. */
const unknownWeight = 2.3;
/**
 * What the shares of a name have to reach together that a page says, that its headings say and that one of its
 * sections says at once.
 */
const leastOfName = 0.95;
/**
 * What counts besides for a sentence: how strongly the best page speaks of it, how near what a page says or
 * answers is to it, and its words, since the more it has, the more of them no page says. `least` is what all of it
 * has to reach. Fitted by logistic regression on 240 questions about other subjects and 740 that pages answer.
 */
const ofSentence = { strength: 0.37, meant: 1.45, words: 0.68, least: 3.7 };
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
  const most = (value: (page: FoundPage) => number) => Math.max(0, ...together.map(value));
  const required = terms.filter((term) => term.required);
  const importanceOf = (some: readonly WeighedTerm[]) => sum(some, (term) => term.importance);
  const unknown = importanceOf(required.filter(({ words }) => words.size === 0));
  const said =
    most((page) => page.coverage) +
    most((page) => page.about) +
    most((page) => page.together) -
    unknownWeight * (unknown / importanceOf(required));
  // Alone, a further question doesn't say what it's about.
  const isSentence = together[0]?.meant !== undefined && earlier.length === 0;
  if (!isSentence) return said >= leastOfName;
  const evidence =
    said +
    ofSentence.strength * Math.log(leastStrength + (together[0]?.strength ?? 0)) +
    ofSentence.meant * most((page) => page.meant ?? 0) +
    ofSentence.words * Math.log(1 + wordsAsked({ text }).length);
  return evidence >= ofSentence.least;
}

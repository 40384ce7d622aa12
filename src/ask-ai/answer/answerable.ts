import type { Question } from '../../retrieval/question.ts';
import type { Retrieval } from '../../retrieval/retrieve.ts';
import type { Vocabulary } from '../../retrieval/vocabulary/vocabulary.ts';

/** The best pages may answer together: what one lacks another says. */
const pagesTogether = 2;
/**
 * Least that must speak for an answer: the share of the question that a page says, plus the share
 * that its headings say, less the share that no page says.
 */
const leastEvidence = 0.62;
/** Or a page is about a good part of the question, and strongly so, whatever else was asked. */
const leastAbout = 0.3;
const leastStrength = 1;

const compares =
  /\b(?:vs|versus|better|worse|faster|slower|cheaper|compar\w+|alternatives?|competitors?|instead|or|switch from|why not|difference)\b/i;
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
  const others = terms.filter(({ term }) => vocabulary.otherProducts.has(term.word));
  if (others.length === 0) return false;
  return (
    compares.test(text) ||
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
  const strength = together[0]?.strength ?? 0;
  return (
    coverage + about - unknown / wanted >= leastEvidence ||
    (about >= leastAbout && strength >= leastStrength)
  );
}

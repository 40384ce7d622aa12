import { withoutAddresses } from './ask-index.ts';
import type { Passage } from './passages.ts';
import type { Query } from './query.ts';
import type { Rarity } from './rank-pages.ts';
import { termsOf } from './tokens.ts';

export interface RankedPassage {
  readonly passage: Passage;
  readonly score: number;
  /** Share of what the question says, by rarity, that the passage and its headings say too. */
  readonly coverage: number;
}

/** How much a word counts in the heading of the section and in those around it. */
const headingWeight = 4.5;
const trailWeight = 1;
const saturation = 1.5;
/** Length of a section, in terms, that is neither rewarded nor punished. */
const usualLength = 140;
const lengthInfluence = 0.35;
/** What a heading adds that says what the question says, and nothing else. */
const headingMatch = 0.8;
/** What of that a page's title adds to the text above its first heading. */
const leadShare = 0.5;
/** What a sentence adds that begins like an explanation of what was asked for. */
const explanation = 0.6;
/** What two words of the question next to each other add, per pair. */
const adjacency = 0.35;

/** All that a question says, by rarity. */
export function weightOf(query: Query, rarity: Rarity): number {
  return query.terms.reduce((sum, { term, weight }) => sum + rarity(term) * weight, 0);
}

/** Ranks sections of the best pages against a question, best first. */
export function rankPassages(
  query: Query,
  passages: readonly Passage[],
  rarity: Rarity,
): RankedPassage[] {
  const total = weightOf(query, rarity);
  const pairs = query.sequence.slice(1).map((second, index) => [query.sequence[index], second]);
  return passages
    .map((passage) => {
      const body = bodyTerms(passage);
      const counts = new Map<string, number>();
      const count = (terms: readonly string[], weight: number) => {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
      };
      const norm = 1 - lengthInfluence + (lengthInfluence * body.length) / usualLength;
      const heading = termsOf(passage.title);
      count(termsOf(passage.path.replaceAll(/[/-]/g, ' ')), trailWeight);
      count(body, 1 / norm);
      // Above the first heading stands the page's title, which is about the whole page.
      const lead = passage.trail.length === 0;
      count(heading, lead ? trailWeight : headingWeight);
      for (const title of passage.trail) count(termsOf(title), trailWeight);

      let score = 0;
      let covered = 0;
      for (const { term, weight, variants } of query.terms) {
        let best = 0;
        let share = 0;
        for (const variant of variants) {
          const frequency = counts.get(variant.term);
          if (frequency === undefined) continue;
          const value =
            (Math.min(rarity(term), rarity(variant.term)) * variant.weight * frequency) /
            (frequency + saturation);
          best = Math.max(best, value);
          share = Math.max(share, variant.weight);
        }
        score += best * weight;
        covered += share * rarity(term) * weight;
      }
      const text = [...heading, ...body];
      for (const [first, second] of pairs) {
        if (first && second && adjacent(text, first, second)) {
          score += adjacency * Math.min(rarity(first), rarity(second));
        }
      }
      score += headingMatch * (lead ? leadShare : 1) * total * likeness(query, heading, rarity);
      if (query.subject && explains(passage.markdown, query.subject)) score += explanation * total;
      const coverage = total === 0 ? 0 : covered / total;
      return { passage, score: score * (0.5 + 0.5 * coverage), coverage };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function adjacent(text: readonly string[], first: string, second: string): boolean {
  return text.some((term, index) => term === first && text[index + 1] === second);
}

const knownTerms = new WeakMap<Passage, readonly string[]>();

/** Every question looks at the same passages; their words are taken apart once. */
function bodyTerms(passage: Passage): readonly string[] {
  const terms = knownTerms.get(passage) ?? termsOf(withoutAddresses(passage.markdown));
  knownTerms.set(passage, terms);
  return terms;
}

/** How much a title and a question say the same: 1 where both say nothing else. */
export function likeness(query: Query, title: readonly string[], rarity: Rarity): number {
  const unmatched = new Set(title);
  let shared = 0;
  let asked = 0;
  for (const { term, weight, variants } of query.terms) {
    asked += rarity(term) * weight;
    const match = variants.find((variant) => unmatched.has(variant.term));
    if (!match) continue;
    unmatched.delete(match.term);
    shared += rarity(term) * weight * match.weight;
  }
  const other = [...unmatched].reduce((sum, term) => sum + rarity(term), 0);
  return asked + other === 0 ? 0 : shared / (asked + other);
}

const verbs = ['is', 'are', 'holds', 'means', 'lets', 'gives', 'contains', 'describes', 'stands'];

/** Whether a text says what something is: 'a single type holds …', or a table or list that names it. */
function explains(markdown: string, subject: string): boolean {
  const text = markdown.toLowerCase().replace(/[*`_]/g, '');
  return (
    verbs.some((verb) => text.includes(`${subject} ${verb} `)) ||
    text.includes(`\n| ${subject} |`) ||
    text.includes(`${subject}: `)
  );
}

/** Share of what a question says that a name says too, whatever else that name says. */
export function named(query: Query, name: readonly string[], rarity: Rarity): number {
  const words = new Set(name);
  const total = weightOf(query, rarity);
  const shared = query.terms.reduce(
    (sum, { term, weight }) => sum + (words.has(term) ? rarity(term) * weight : 0),
    0,
  );
  return total === 0 ? 0 : shared / total;
}

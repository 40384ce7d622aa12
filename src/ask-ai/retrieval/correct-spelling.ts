import { editDistance } from '../../search/embedded/edit-distance.ts';
import type { AskIndex } from './ask-index.ts';
import { type Query, variantsOf } from './query.ts';
import type { Rarity } from './rank-pages.ts';

/** Shorter words are too often other words: an omitted, doubled or swapped letter shows from here on, */
const shortestWithOneMistake = 4;
/** a wrong letter only from here on (`rust` is not `rest`), */
const shortestWithWrongLetter = 8;
/** and two mistakes from here on. */
const shortestWithTwoMistakes = 9;

/**
 * The query with every word that no page says replaced by the word of the pages that it differs from
 * by a typing mistake or two, where there is one: the nearest, and of equally near ones the commonest.
 */
export function correctSpelling(query: Query, index: AskIndex, rarity: Rarity): Query {
  const meant = new Map<string, string>();
  for (const { term } of query.terms) {
    const word = Object.hasOwn(index.terms, term) ? undefined : nearest(term, index, rarity);
    if (word !== undefined) meant.set(term, word);
  }
  if (meant.size === 0) return query;
  return {
    ...query,
    terms: query.terms.map((asked) => {
      const term = meant.get(asked.term);
      return term === undefined ? asked : { ...asked, term, variants: variantsOf(term) };
    }),
    sequence: query.sequence.map((term) => meant.get(term) ?? term),
  };
}

function nearest(term: string, index: AskIndex, rarity: Rarity): string | undefined {
  if (term.length < shortestWithOneMistake || /[^\p{L}]/u.test(term)) return undefined;
  const limit = term.length < shortestWithTwoMistakes ? 1 : 2;
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const word of Object.keys(index.terms)) {
    // First letters are seldom wrong, and a wrong word is worse than none.
    if (word[0] !== term[0]) continue;
    const distance = editDistance(term, word, limit);
    if (distance > limit) continue;
    if (term.length < shortestWithWrongLetter && hasWrongLetter(term, word)) continue;
    const nearer =
      best === undefined ||
      distance < best.distance ||
      (distance === best.distance && rarity(word) < rarity(best.word));
    if (nearer) best = { word, distance };
  }
  return best?.word;
}

/** Whether two words of the same length differ by letters, not by their order. */
function hasWrongLetter(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') !== [...b].sort().join('');
}

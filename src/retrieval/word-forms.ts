/**
 * What may follow the part that two forms of a word have in common. A stemmer alone takes too much:
 * `general` and `generate` have the same stem.
 */
const ending =
  /^(?:[bdglmnprt]?(?:ed|ing|er|ers)|e?s?|d|es|ies|ied|y|ying|i?ers?|ors?|ions?|ations?|ational|ional|ments?|able|al|ally|ly|i[sz](?:e|es|ed|ing|ation))$/;

/** Words that differ by such endings and mean different things in these pages. */
const unlike: readonly {
  readonly words: readonly [RegExp, RegExp];
  readonly reason: string;
}[] = [
  {
    words: [/^products?$/, /^productions?$/],
    reason: 'The goods of a shop, and the environment that visitors see.',
  },
];

/** Whether two words with the same stem are forms of one word: `filter` and `filtering`. */
export function areForms(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  if (!ending.test(a.slice(common)) || !ending.test(b.slice(common))) return false;
  return !unlike.some(
    ({ words: [one, other] }) => (one.test(a) && other.test(b)) || (one.test(b) && other.test(a)),
  );
}

/** A mention in the text of a section, and how much the word weighs there, 0 to 1. */
export interface Mention {
  readonly section: number;
  readonly weight: number;
}

/** What says what a section is about: its heading, the address of its page, a question it answers. */
export interface Label {
  readonly section: number;
  readonly kind: number;
  /** How many words the label has. */
  readonly length: number;
}

/** Kinds of labels; each question of a section is its own kind, from `question` on. */
export const labelKinds = {
  heading: 0,
  path: 1,
  ancestor: 2,
  question: 3,
} as const;

/** Kinds, lengths and weights that can be told apart; higher ones count as the highest. */
const kinds = 16;
const lengths = 16;
const weights = 16;

export const questionsPerSection = kinds - labelKinds.question;

/**
 * Postings are numbers in ascending order of their sections: the distance from the section before,
 * followed by what is known of the word there, in mixed radix.
 */
export function encodeMentions(mentions: readonly Mention[]): number[] {
  return encode(mentions, weights, ({ weight }) =>
    Math.min(weights - 1, Math.max(1, Math.round(weight * (weights - 1)))),
  );
}

export function decodeMentions(encoded: readonly number[]): Mention[] {
  return decode(encoded, weights, (section, rest) => ({
    section,
    weight: rest / (weights - 1),
  }));
}

export function encodeLabels(labels: readonly Label[]): number[] {
  return encode(
    labels,
    kinds * lengths,
    ({ kind, length }) =>
      Math.min(kind, kinds - 1) * lengths + Math.min(lengths, Math.max(1, length)) - 1,
  );
}

export function decodeLabels(encoded: readonly number[]): Label[] {
  return decode(encoded, kinds * lengths, (section, rest) => ({
    section,
    kind: Math.floor(rest / lengths),
    length: (rest % lengths) + 1,
  }));
}

function encode<Posting extends { readonly section: number }>(
  postings: readonly Posting[],
  radix: number,
  restOf: (posting: Posting) => number,
): number[] {
  let before = 0;
  return postings
    .toSorted((a, b) => a.section - b.section)
    .map((posting) => {
      const distance = posting.section - before;
      before = posting.section;
      return distance * radix + restOf(posting);
    });
}

function decode<Posting>(
  encoded: readonly number[],
  radix: number,
  postingOf: (section: number, rest: number) => Posting,
): Posting[] {
  let section = 0;
  return encoded.map((number) => {
    section += Math.floor(number / radix);
    return postingOf(section, number % radix);
  });
}

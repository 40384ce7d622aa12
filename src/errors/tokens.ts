/** A word of a message, and where it stands. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words of a text, which are all that counts in a message: boxes, colors, quotation marks and line
 * breaks are how a terminal shows it. `@strapi` is a word, and in `strapi@5.0.0` the name is one without its version.
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/@?[\p{L}\p{N}_$]+(?:['’][\p{L}]+)*/gu)].map((found) => ({
    word: found[0].toLowerCase().replace('’', "'"),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

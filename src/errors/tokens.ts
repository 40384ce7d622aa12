/** A word of a message, and where it stands. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A word. `@strapi` is one, and in `strapi@5.0.0` the name is one without its version. */
export const wordOfMessage = String.raw`@?[\p{L}\p{N}_$]+(?:['’][\p{L}]+)*`;

/** How a word is compared. */
export const wordIn = (text: string): string => text.toLowerCase().replace('’', "'");

/**
 * The words of a text, which are all that counts in a message: boxes, colors, quotation marks and line
 * breaks are how a terminal shows it.
 */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(new RegExp(wordOfMessage, 'gu'))].map((found) => ({
    word: wordIn(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** A word of a message, and where it stands. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** How many stretches without a space come before the one that it's in: a path is one. */
  readonly stretch: number;
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
  let end = 0;
  let stretch = 0;
  return [...text.matchAll(new RegExp(wordOfMessage, 'gu'))].map((found) => {
    if (/\s/.test(text.slice(end, found.index))) stretch += 1;
    end = found.index + found[0].length;
    return { word: wordIn(found[0]), start: found.index, end, stretch };
  });
}

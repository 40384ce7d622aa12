import { codeName } from '../document/error-message.ts';
import { wordIn, wordOfMessage } from './tokens.ts';

/** A message as what has to be there word by word; anything short may be between its stretches. */
export interface MessagePattern {
  readonly message: string;
  /**
   * Words that follow each other, one list for each stretch between two gaps. `gap` before or after a word stands
   * for the rest of it, as in `"…_pkey"`.
   */
  readonly stretches: readonly (readonly string[])[];
  /** How many words have to be there. */
  readonly words: number;
  /** Whether something that differs comes before or after all of them. */
  readonly open: { readonly before: boolean; readonly after: boolean };
}

/** With fewer words that never change, a message is told from others by its addresses and paths. */
const fewestWords = 4;
/** A single word is no message, unless it's a code. */
const leastWords = 2;

/** What a page writes where the message differs from one project to the next. */
export const gaps = String.raw`…|\.\.\.|\{\}|<[\w. \-]+>`;
const gapFirst = new RegExp(`^(?:${gaps})`);
const gapLast = new RegExp(`(?:${gaps})$`);
/**
 * What differs from project to project: UIDs of content types, and numbers, but neither the statuses of failures nor
 * the number of an error, as in `#31`.
 */
const ownValues = String.raw`\b(?:api|plugin|admin|global)::[\w.…-]+|(?<!#)\b(?![45]\d\d\b(?![.:]))\d+(?:[.:]\d+)*\b`;
/** So are URLs and paths. */
const mostlyOwn = [
  String.raw`\bhttps?:\/\/[^\s"'\u0060]+`,
  String.raw`(?<![\w.…])\.{0,2}\/[\w@.…-]+(?:\/[\w@.…-]+)*`,
].join('|');
/** Stands for what differs. */
export const gap = '\u0000';

/** The pattern of a message as a page writes it; `undefined` for one without words that never change. */
export function patternOf(message: string): MessagePattern | undefined {
  const open = { before: gapFirst.test(message), after: gapLast.test(message) };
  if (codeName.test(message))
    return { message, stretches: [[message.toLowerCase()]], words: 1, open };
  const values = `${gaps}|${ownValues}`;
  const short = split(message, `${mostlyOwn}|${values}`);
  const stretches = countOf(short) >= fewestWords ? short : split(message, values);
  const words = countOf(stretches);
  const isMessage = words >= leastWords || message.split(' ').some((word) => codeName.test(word));
  return isMessage && words > 0 ? { message, stretches, words, open } : undefined;
}

/** A word, or a part of one next to a gap; a gap by itself divides. */
const pieces = new RegExp(`${gap}?${wordOfMessage}${gap}?|${gap}`, 'gu');

function split(message: string, values: string): string[][] {
  const stretches: string[][] = [[]];
  for (const [piece] of message.replace(new RegExp(values, 'gu'), gap).matchAll(pieces)) {
    if (piece.startsWith(gap)) stretches.push([]);
    // What a message is looked up by has to be a whole word.
    const isPart = piece.startsWith(gap) || piece.endsWith(gap);
    if (piece !== gap && !(isPart && stretches.flat().length === 0)) {
      stretches.at(-1)?.push(wordIn(piece));
    }
    if (piece !== gap && piece.endsWith(gap)) stretches.push([]);
  }
  return stretches.filter((words) => words.length > 0);
}

const countOf = (stretches: readonly (readonly string[])[]): number => stretches.flat().length;

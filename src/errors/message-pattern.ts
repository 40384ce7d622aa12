import { codeName } from '../document/error-message.ts';
import { tokensOf } from './tokens.ts';

/** A message as what has to be there word by word; anything short may be between its stretches. */
export interface MessagePattern {
  readonly message: string;
  /** Words that follow each other, one list for each stretch between two gaps. */
  readonly stretches: readonly (readonly string[])[];
  /** How many words have to be there. */
  readonly words: number;
  /** The stretches with the values that the page quotes, which tell a message from others that end like it. */
  readonly exact: readonly (readonly string[])[];
  /** Whether something that differs comes before or after all of them. */
  readonly open: { readonly before: boolean; readonly after: boolean };
}

/** With fewer words that never change, a message is told from others by its quoted values and paths. */
const fewestWords = 4;
/** A single word is no message, unless it's a code. */
const leastWords = 2;

/** What a page writes where the message differs from one project to the next. */
export const gaps = String.raw`…|\.\.\.|\{\}|<[\w. \-]+>`;
const gapFirst = new RegExp(`^(?:${gaps})`);
const gapLast = new RegExp(`(?:${gaps})$`);
/** What differs from project to project: numbers and UIDs of content types. */
const ownValues = String.raw`\b(?:api|plugin|admin|global)::[\w.…-]+|\b\d+(?:[.:]\d+)*\b`;
/** So are URLs, paths, and values in quotation marks, but not in parentheses, as in `(reading 'map')`. */
const mostlyOwn = [
  String.raw`\bhttps?:\/\/[^\s"'\u0060]+`,
  String.raw`(?<![\w.])\.{0,2}\/[\w@.…-]+(?:\/[\w@.…-]+)*`,
  String.raw`(?<![\p{L}\p{N}]|\([^)]*)["'\u0060“‘](?=\S)[^"'\u0060”’]*["'\u0060”’](?![\p{L}\p{N}])`,
].join('|');

/** The pattern of a message as a page writes it; `undefined` for one without words that never change. */
export function patternOf(message: string): MessagePattern | undefined {
  const open = { before: gapFirst.test(message), after: gapLast.test(message) };
  if (codeName.test(message))
    return {
      message,
      stretches: [[message.toLowerCase()]],
      exact: [[message.toLowerCase()]],
      words: 1,
      open,
    };
  const values = `${gaps}|${ownValues}`;
  const short = split(message, `${mostlyOwn}|${values}`);
  const stretches = countOf(short) >= fewestWords ? short : split(message, values);
  const words = countOf(stretches);
  const isMessage = words >= leastWords || message.split(' ').some((word) => codeName.test(word));
  return isMessage && words > 0
    ? { message, stretches, exact: split(message, gaps), words, open }
    : undefined;
}

const split = (message: string, values: string): string[][] =>
  message
    .replace(new RegExp(values, 'gu'), '\u0000')
    .split('\u0000')
    .map((stretch) => tokensOf(stretch).map(({ word }) => word))
    .filter((words) => words.length > 0);

const countOf = (stretches: readonly (readonly string[])[]): number => stretches.flat().length;

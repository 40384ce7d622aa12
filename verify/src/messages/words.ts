import { gaps } from '../../../src/errors/message-pattern.ts';
import { tokensOf } from '../../../src/errors/tokens.ts';

/** A word of a message, or `undefined` where anything can stand. */
export type Word = string | undefined;

/** What a page leaves out, and addresses, which are the reader's own. */
const gap = new RegExp(String.raw`${gaps}|\b\d+(?:[.:]\d+)+\b`, 'gu');
/** Stands for a gap among the characters of words, so that a word which goes on in a gap is one, too. */
const mark = '\u{1d7ff}';

/** What programs put in front of messages: a level, the name of the error, a number of TypeScript. */
const front =
  /^(?:error TS\d+: |\[(?:error|warn(?:ing)?)\]:? |(?:error|warn(?:ing)?): |npm warn |\w*Error: )+/i;

/** The words of a message as the finder compares them, and its gaps. */
export function wordsOf(message: string): Word[] {
  return tokensOf(message.replace(front, '').replace(gap, mark))
    .map(({ word }) => (word.includes(mark) ? undefined : word))
    .filter((word, at, all) => word !== undefined || at === 0 || all[at - 1] !== undefined);
}

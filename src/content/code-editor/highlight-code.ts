import { SugarHigh } from 'sugar-high/core';
import { tokenize } from 'sugar-high/lang/javascript';

export interface Token {
  readonly text: string;
  /** A class of `styles/code-tokens.css`; none for plain text. */
  readonly className: string | undefined;
}

/** The kinds of the library, in the words of the stylesheet that colors the code of all pages. */
const classes: Readonly<Record<string, string>> = {
  keyword: 'tok-keyword',
  string: 'tok-string',
  class: 'tok-constant',
  property: 'tok-function',
  entity: 'tok-function',
  comment: 'tok-comment',
  sign: 'tok-punctuation',
};

/** Splits JavaScript, JSX, or a JSON5 literal into colored pieces; together they are the code. */
export function highlightCode(code: string): Token[] {
  return tokenize(code, undefined).map(([kind, text]) => ({
    text,
    className: classes[SugarHigh.TokenTypes[kind] ?? ''],
  }));
}

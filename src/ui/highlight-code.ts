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
};

/** More code than this stays plain, in characters: a browser would draw its pieces again after each key. */
const longest = 50_000;

/** Splits code into lines of colored pieces, or of one plain piece in a language that isn't known here. */
export function highlightLines(code: string, language: string): Token[][] {
  const known = /^(?:[cm]?[jt]sx?|json5?)$/.test(language);
  const pieces = known ? highlightCode(code) : [{ text: code, className: undefined }];
  const lines: Token[][] = [[]];
  for (const { text, className } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, className });
    }
  }
  return lines;
}

/** Splits JavaScript, JSX, or a JSON5 literal into colored pieces; together they are the code. */
export function highlightCode(code: string): Token[] {
  if (code.length > longest) return [{ text: code, className: undefined }];
  return tokenize(code, undefined).map(([kind, text]) => ({
    text,
    className: classes[SugarHigh.TokenTypes[kind] ?? ''],
  }));
}

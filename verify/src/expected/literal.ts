import ts from 'typescript';

/**
 * A value as a page writes it. `open` means that a `// …` or `…` mark allows more than is written:
 * further members of an object, further items at that position of an array, more of a string.
 */
export type Expected =
  | { kind: 'object'; members: Map<string, Expected>; open: boolean; line: number }
  | { kind: 'array'; items: Expected[]; gapAt: number | undefined; line: number }
  | {
      kind: 'value';
      value: string | number | boolean | null | undefined;
      open: boolean;
      line: number;
    };

/** A text that isn't a valid literal; `line` counts from 0 within the text. */
export class LiteralError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

type Token = {
  type: 'punctuation' | 'word' | 'number' | 'string' | 'gap';
  text: string;
  line: number;
};

/**
 * Reads JSON, JSON with comments or a JavaScript literal, with trim marks. Commas may be missing,
 * because a mark often takes the place of the last member.
 */
export function parseLiteral(source: string): Expected {
  const tokens = tokenize(source);
  const [expected, end] = readValue(tokens, 0);
  const rest = tokens[end];
  if (rest)
    throw new LiteralError(`Unexpected ${JSON.stringify(rest.text)} after the value`, rest.line);
  return expected;
}

function tokenize(source: string): Token[] {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    source,
  );
  const tokens: Token[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const text = scanner.getTokenText();
    const line = source.slice(0, scanner.getTokenStart()).split('\n').length - 1;
    if (
      kind === ts.SyntaxKind.SingleLineCommentTrivia ||
      kind === ts.SyntaxKind.MultiLineCommentTrivia
    ) {
      if (/^(\/\/|\/\*)\s*(…|\.\.\.)/.test(text)) tokens.push({ type: 'gap', text, line });
    } else if (text === '…' || kind === ts.SyntaxKind.DotDotDotToken) {
      tokens.push({ type: 'gap', text, line });
    } else if (
      kind === ts.SyntaxKind.StringLiteral ||
      kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral
    ) {
      tokens.push({ type: 'string', text: scanner.getTokenValue(), line });
    } else if (kind === ts.SyntaxKind.NumericLiteral) {
      tokens.push({ type: 'number', text: scanner.getTokenValue(), line });
    } else if (/^[\w$]+$/.test(text)) {
      tokens.push({ type: 'word', text, line });
    } else if (kind >= ts.SyntaxKind.FirstPunctuation && kind <= ts.SyntaxKind.LastPunctuation) {
      tokens.push({ type: 'punctuation', text, line });
    } else if (text.trim() !== '') {
      throw new LiteralError(`Cannot read ${JSON.stringify(text)} as part of a value`, line);
    }
  }
  return tokens;
}

function readValue(tokens: Token[], at: number): [Expected, number] {
  const token = tokens[at];
  if (!token) throw new LiteralError('A value is missing', tokens.at(-1)?.line ?? 0);
  const { text, line } = token;
  if (token.type === 'string') {
    const open = /(…|\.\.\.)$/.test(text);
    return [
      { kind: 'value', value: open ? text.replace(/(…|\.\.\.)$/, '') : text, open, line },
      at + 1,
    ];
  }
  if (token.type === 'number') return [value(Number(text), line), at + 1];
  if (text === '-') return [value(-Number(tokens[at + 1]?.text), line), at + 2];
  if (text === '{') return readObject(tokens, at + 1, line);
  if (text === '[') return readArray(tokens, at + 1, line);
  const words: Record<string, boolean | null | undefined> = {
    true: true,
    false: false,
    null: null,
    undefined,
  };
  if (text in words) return [value(words[text], line), at + 1];
  throw new LiteralError(`Expected a value, found ${JSON.stringify(text)}`, line);
}

function value(content: string | number | boolean | null | undefined, line: number): Expected {
  return { kind: 'value', value: content, open: false, line };
}

function readObject(tokens: Token[], start: number, line: number): [Expected, number] {
  const members = new Map<string, Expected>();
  let open = false;
  let at = start;
  for (let token = tokens[at]; token; token = tokens[at]) {
    if (token.text === '}' && token.type === 'punctuation')
      return [{ kind: 'object', members, open, line }, at + 1];
    if (token.text === ',' && token.type === 'punctuation') at += 1;
    else if (token.type === 'gap') {
      open = true;
      at += 1;
    } else {
      if (token.type === 'punctuation' || tokens[at + 1]?.text !== ':') {
        throw new LiteralError(
          `Expected a member such as "name": …, found ${JSON.stringify(token.text)}`,
          token.line,
        );
      }
      const [member, end] = readValue(tokens, at + 2);
      members.set(token.text, member);
      at = end;
    }
  }
  throw new LiteralError('The object is not closed with }', line);
}

function readArray(tokens: Token[], start: number, line: number): [Expected, number] {
  const items: Expected[] = [];
  let gapAt: number | undefined;
  let at = start;
  for (let token = tokens[at]; token; token = tokens[at]) {
    if (token.text === ']' && token.type === 'punctuation')
      return [{ kind: 'array', items, gapAt, line }, at + 1];
    if (token.text === ',' && token.type === 'punctuation') at += 1;
    else if (token.type === 'gap') {
      if (gapAt !== undefined && gapAt !== items.length)
        throw new LiteralError('An array can have one `// …` mark', token.line);
      gapAt = items.length;
      at += 1;
    } else {
      const [item, end] = readValue(tokens, at);
      items.push(item);
      at = end;
    }
  }
  throw new LiteralError('The array is not closed with ]', line);
}

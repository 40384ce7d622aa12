/** A word, a text or a sign of code, with its place. */
export interface Token {
  readonly kind: 'name' | 'string' | 'number' | 'sign' | 'pattern';
  /** The content of a string, without its quotes; otherwise what is written. */
  readonly text: string;
  /** Line of the source, from 1. */
  readonly line: number;
  /** Offset of the first character in the source, and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface Tokens {
  readonly tokens: readonly Token[];
  /** The source with spaces instead of comments, so that offsets and lines stay the same. */
  readonly code: string;
}

const name = /[A-Za-z_$][\w$]*/y;
const number = /\d[\w.]*/y;
const lineComment = /\/\/[^\n]*/y;
const blockComment = /\/\*[\s\S]*?(?:\*\/|$)/y;
/** Shell, `.env`, YAML and GraphQL; a private name of a class has no space after its `#`. */
const hashComment = /#(?:[ \t!][^\n]*|(?=\n|$))/y;
const quoted = /'(?:[^'\\\n]|\\[^\n])*'|"(?:[^"\\\n]|\\[^\n])*"/y;
/** The text of a template literal, up to its end or to the next expression. */
const templateText = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y;
const pattern = /\/(?![*/])(?:[^/\\[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+\/[a-z]*/y;
const sign = /\?\.|=>|={2,3}|!={1,2}|\.{3}|\$\{|[^\s\w]/y;

/** After these words a slash starts a regular expression. */
const beforePattern = new Set(['return', 'typeof', 'case', 'in', 'of', 'await', 'yield']);

/**
 * Cuts code into tokens. It reads JavaScript, TypeScript, JSX, JSON and GraphQL, also in fragments,
 * and never fails: readers paste what they have. What it can't read becomes signs.
 */
export function tokenize(source: string): Tokens {
  const tokens: Token[] = [];
  let code = '';
  let line = 1;
  let at = 0;
  /** For each open template literal, how many braces are open in its expression. */
  const templates: number[] = [];

  const take = (expression: RegExp, from = at): string | undefined => {
    expression.lastIndex = from;
    return expression.exec(source)?.[0];
  };
  const advance = (text: string, asCode = text): void => {
    code += asCode;
    at += text.length;
    line += text.split('\n').length - 1;
  };
  const push = (kind: Token['kind'], written: string, text = written): void => {
    tokens.push({ kind, text, line, from: at, to: at + written.length });
    advance(written);
  };
  while (at < source.length) {
    const character = source[at] ?? '';
    const comment =
      (character === '/' && source[at - 1] !== ':' && (take(lineComment) ?? take(blockComment))) ||
      (character === '#' && (at === 0 || /\s/.test(source[at - 1] ?? '')) && take(hashComment));
    if (comment) {
      advance(comment, comment.replace(/[^\n]/g, ' '));
      continue;
    }
    if (/\s/.test(character)) {
      advance(character);
      continue;
    }
    const closesExpression = character === '}' && templates.at(-1) === 0;
    if (character === '`' || closesExpression) {
      const text = take(templateText, at + 1);
      if (closesExpression) templates.pop();
      if (text === undefined || closesExpression) push('sign', character);
      if (text === undefined) continue;
      if (!closesExpression) advance(character);
      const opensExpression = text.endsWith('${');
      push('string', text.slice(0, opensExpression ? -2 : -1));
      if (opensExpression) {
        push('sign', '${');
        templates.push(0);
      } else advance('`');
      continue;
    }
    if (templates.length > 0) {
      if (character === '{') templates.push((templates.pop() ?? 0) + 1);
      if (character === '}') templates.push((templates.pop() ?? 1) - 1);
    }
    const string = take(quoted);
    if (string !== undefined) {
      push('string', string, string.slice(1, -1).replace(/\\(.)/g, '$1'));
      continue;
    }
    const word = take(name);
    if (word !== undefined) {
      push('name', word);
      continue;
    }
    const digits = take(number);
    if (digits !== undefined) {
      push('number', digits);
      continue;
    }
    const regular = character === '/' && mayStartPattern(tokens.at(-1)) ? take(pattern) : undefined;
    if (regular !== undefined) push('pattern', regular);
    else push('sign', take(sign) ?? character);
  }
  return { tokens, code };
}

function mayStartPattern(before: Token | undefined): boolean {
  if (before === undefined) return false;
  if (before.kind === 'name') return beforePattern.has(before.text);
  return before.kind === 'sign' && !/^[)\]}.<]$/.test(before.text);
}

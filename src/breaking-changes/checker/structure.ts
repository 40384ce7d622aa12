import type { Token } from './tokens.ts';

/** A key of an object, of JSON, or an argument of GraphQL. */
export interface Key {
  readonly name: string;
  readonly line: number;
  /** Whether it is written in quotes, as in JSON. */
  readonly quoted: boolean;
  /** The keys around it, from the outside. */
  readonly path: readonly string[];
  /** Names of the functions in whose arguments it is. */
  readonly within: readonly string[];
  /** What is written after the colon, up to the next key, without what is in nested objects. */
  readonly value: readonly Token[];
  /** The same with what is directly in a nested object. */
  readonly nested: readonly Token[];
}

/** Members that follow each other, such as `strapi.db.query(…).findMany(…)`. */
export interface Chain {
  readonly members: readonly Member[];
}

export interface Member {
  readonly name: string;
  readonly line: number;
  /** Offsets of what is between the parentheses, if the member is called. */
  readonly call?: { readonly from: number; readonly to: number };
}

export interface Import {
  readonly module: string;
  readonly line: number;
  readonly names: readonly { readonly name: string; readonly line: number }[];
  /** The name that stands for the whole module or its default export. */
  readonly binding?: string;
}

/** What the rules look for, as far as the code shows it. */
export interface Structure {
  readonly keys: readonly Key[];
  readonly chains: readonly Chain[];
  readonly imports: readonly Import[];
}

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '${': '}' };
const closers = new Set(Object.values(closing));
const keywords = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'function', 'await']);

/** Finds keys, members and imports in tokens. Unbalanced brackets end where the code ends. */
export function readStructure(tokens: readonly Token[]): Structure {
  const closeOf = matchBrackets(tokens);
  const chains = readChains(tokens, closeOf);
  return { keys: readKeys(tokens, closeOf), chains, imports: readImports(tokens, chains, closeOf) };
}

/** For each opening bracket, the index of the one that closes it; the end if nothing does. */
function matchBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const open: { index: number; close: string }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'sign') continue;
    const close = closing[token.text];
    if (close !== undefined) open.push({ index, close });
    else if (closers.has(token.text)) {
      const match = open.findLastIndex((bracket) => bracket.close === token.text);
      if (match < 0) continue;
      for (const bracket of open.splice(match)) matches.set(bracket.index, index);
    }
  }
  for (const { index } of open) matches.set(index, tokens.length);
  return matches;
}

interface Frame {
  readonly end: number;
  readonly callee: string | undefined;
  key: string | undefined;
}

function readKeys(tokens: readonly Token[], closeOf: ReadonlyMap<number, number>): Key[] {
  const keys: Key[] = [];
  const frames: Frame[] = [{ end: Number.POSITIVE_INFINITY, callee: undefined, key: undefined }];
  for (const [index, token] of tokens.entries()) {
    while ((frames.at(-1)?.end ?? 0) <= index && frames.length > 1) frames.pop();
    const frame = frames.at(-1);
    if (!frame) break;
    if (token.kind === 'sign' && closing[token.text] !== undefined) {
      const before = tokens[index - 1];
      const isCall = token.text === '(' && before?.kind === 'name' && !keywords.has(before.text);
      frames.push({
        end: closeOf.get(index) ?? tokens.length,
        callee: isCall ? before.text : undefined,
        key: undefined,
      });
    } else if (token.text === ',' || token.text === ';') {
      frame.key = undefined;
    } else if (isKey(tokens, index)) {
      frame.key = token.text;
      keys.push({
        name: token.text,
        line: token.line,
        quoted: token.kind === 'string',
        path: frames.slice(0, -1).flatMap(({ key }) => key ?? []),
        within: frames.flatMap(({ callee }) => callee ?? []),
        ...readValue(tokens, index, frame.end, closeOf),
      });
    } else if (isShorthand(tokens, index)) {
      keys.push({
        name: token.text,
        line: token.line,
        quoted: false,
        path: frames.slice(0, -1).flatMap(({ key }) => key ?? []),
        within: frames.flatMap(({ callee }) => callee ?? []),
        value: [],
        nested: [],
      });
    }
  }
  return keys;
}

/** `name:` where a key can be; in `a ? b : c` and in `case 'x':` there is none. */
function isKey(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'name' && token?.kind !== 'string' && token?.kind !== 'number') return false;
  if (tokens[index + 1]?.text !== ':' || tokens[index + 1]?.kind !== 'sign') return false;
  const before = tokens[index - 1];
  if (before === undefined) return true;
  if (before.kind === 'sign') return /^[{,(;}\])]$/.test(before.text);
  // Without commas, as in GraphQL and YAML, a value comes before the key.
  return before.text !== 'case' && (before.line < token.line || tokens[index - 2]?.text === ':');
}

/** `{ name }` and `{ a, name }`, as short for `name: name`. */
function isShorthand(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.kind !== 'name') return false;
  return (
    /^[{,]$/.test(tokens[index - 1]?.text ?? '') && /^[},]$/.test(tokens[index + 1]?.text ?? '')
  );
}

function readValue(
  tokens: readonly Token[],
  keyIndex: number,
  end: number,
  closeOf: ReadonlyMap<number, number>,
): Pick<Key, 'value' | 'nested'> {
  const value: Token[] = [];
  const nested: Token[] = [];
  const first = keyIndex + 2;
  for (let index = first; index < Math.min(end, tokens.length); index += 1) {
    const token = tokens[index];
    if (!token || token.text === ',' || token.text === ';') break;
    if (index > first && isKey(tokens, index)) break;
    const close = closeOf.get(index);
    if (close === undefined || token.kind !== 'sign') {
      value.push(token);
      continue;
    }
    const inside = tokens.slice(index + 1, close);
    (token.text === '{' ? nested : value).push(...inside);
    index = close;
  }
  return { value, nested: [...value, ...nested] };
}

function readChains(tokens: readonly Token[], closeOf: ReadonlyMap<number, number>): Chain[] {
  const chains: Chain[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'name' || isAccess(tokens[index - 1])) continue;
    const members = readChain(tokens, index, closeOf);
    chains.push({ members });
    // `const { a, b } = chain` uses `chain.a` and `chain.b`.
    const taken = destructured(tokens, index, closeOf);
    for (const name of taken) chains.push({ members: [...members, name] });
  }
  return chains;
}

const isAccess = (token: Token | undefined): boolean =>
  token?.kind === 'sign' && (token.text === '.' || token.text === '?.');

function readChain(
  tokens: readonly Token[],
  start: number,
  closeOf: ReadonlyMap<number, number>,
): Member[] {
  const first = tokens[start];
  const members: { name: string; line: number; call?: { from: number; to: number } }[] = first
    ? [{ name: first.text, line: first.line }]
    : [];
  let index = start + 1;
  for (;;) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (token?.kind !== 'sign') break;
    if (isAccess(token) && next?.kind === 'name') {
      members.push({ name: next.text, line: next.line });
      index += 2;
    } else if (token.text === '?.' || (token.text === '!' && isAccess(next))) {
      index += 1;
    } else if (token.text === '[') {
      const close = closeOf.get(index) ?? tokens.length;
      if (next?.kind === 'string' && close === index + 2)
        members.push({ name: next.text, line: next.line });
      index = close + 1;
    } else if (token.text === '(') {
      const close = closeOf.get(index) ?? tokens.length;
      const last = members.at(-1);
      const to = tokens[close]?.from ?? tokens.at(-1)?.to ?? token.to;
      if (last && !last.call) last.call = { from: token.to, to };
      index = close + 1;
    } else break;
  }
  return members;
}

/** The names that a pattern before `= chain` takes, where the chain starts at `start`. */
function destructured(
  tokens: readonly Token[],
  start: number,
  closeOf: ReadonlyMap<number, number>,
): Member[] {
  const assign = tokens[start - 1]?.text === 'await' ? start - 2 : start - 1;
  if (tokens[assign]?.text !== '=' || tokens[assign - 1]?.text !== '}') return [];
  const open = [...closeOf].find(([, close]) => close === assign - 1)?.[0];
  if (open === undefined) return [];
  return namesOf(tokens, open, assign - 1, ':');
}

/** The names directly in braces; of `a as b` and `a: b` the first. */
function namesOf(
  tokens: readonly Token[],
  open: number,
  close: number,
  rename: string,
): { name: string; line: number }[] {
  const names: { name: string; line: number }[] = [];
  let depth = 0;
  for (let index = open + 1; index < close; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.kind === 'sign') {
      if (closing[token.text] !== undefined) depth += 1;
      else if (closers.has(token.text)) depth -= 1;
      continue;
    }
    const before = tokens[index - 1]?.text;
    const isFirst = before === '{' || before === ',' || (before === 'type' && rename === 'as');
    if (depth === 0 && isFirst && (token.text !== 'type' || tokens[index + 1]?.kind !== 'name'))
      names.push({ name: token.text, line: token.line });
  }
  return names;
}

function readImports(
  tokens: readonly Token[],
  chains: readonly Chain[],
  closeOf: ReadonlyMap<number, number>,
): Import[] {
  const found: Import[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'name' || isAccess(tokens[index - 1])) continue;
    const read =
      token.text === 'import' || token.text === 'export'
        ? readStatement(tokens, index)
        : readRequire(tokens, index, closeOf);
    if (read) found.push(read);
  }
  return found.map((read) => ({ ...read, names: [...read.names, ...usedOf(read, chains)] }));
}

/** `import a, { b as c } from 'm'`, `import 'm'`, `import('m')`, `export * from 'm'`. */
function readStatement(tokens: readonly Token[], start: number): Import | undefined {
  const first = tokens[start];
  const next = tokens[start + 1];
  if (!first || !next) return undefined;
  if (first.text === 'import') {
    const module = next.text === '(' ? tokens[start + 2] : next;
    if (module?.kind === 'string') return { module: module.text, line: module.line, names: [] };
  }
  const from = tokens.findIndex(
    (token, index) =>
      index > start &&
      index < start + 400 &&
      token.text === 'from' &&
      token.kind === 'name' &&
      tokens[index + 1]?.kind === 'string',
  );
  const module = tokens[from + 1];
  const clause = tokens.slice(start + 1, Math.max(from, 0));
  // Another statement in between means that this one has no module.
  const isOne = clause.every(
    ({ text }) => !/^(?:;|=|\(|import|export|const|let|function)$/.test(text),
  );
  if (from < 0 || !module || !isOne) return undefined;
  const open = tokens.findIndex(({ text }, index) => index > start && index < from && text === '{');
  const names = open < 0 ? [] : namesOf(tokens, open, from, 'as');
  const beforeBraces = clause.filter(
    ({ kind }, index) => kind === 'name' && (open < 0 || start + 1 + index < open),
  );
  const binding = beforeBraces.filter(({ text }) => text !== 'type' && text !== 'as').at(-1)?.text;
  return {
    module: module.text,
    line: first.line,
    names,
    ...(binding !== undefined && { binding }),
  };
}

/** `require('m')`, also in `jest.mock('m')`, with the names that are taken from it. */
function readRequire(
  tokens: readonly Token[],
  index: number,
  closeOf: ReadonlyMap<number, number>,
): Import | undefined {
  const token = tokens[index];
  const isMock = /^(?:jest|vi)$/.test(token?.text ?? '') && isAccess(tokens[index + 1]);
  const isResolve = token?.text === 'require' && isAccess(tokens[index + 1]);
  const open = isMock || isResolve ? index + 3 : index + 1;
  if (!token || (token.text !== 'require' && !isMock)) return undefined;
  const module = tokens[open + 1];
  if (tokens[open]?.text !== '(' || module?.kind !== 'string') return undefined;
  const members = readChain(tokens, index, closeOf);
  const after = isMock || isResolve ? [] : members.slice(1, 2);
  const names = [...after, ...destructured(tokens, index, closeOf)].map(({ name, line }) => ({
    name,
    line,
  }));
  const before = tokens[index - 2];
  const isBound = tokens[index - 1]?.text === '=' && before?.kind === 'name' && after.length === 0;
  return {
    module: module.text,
    line: module.line,
    names,
    ...(isBound && { binding: before.text }),
  };
}

/** The members of a module that are used through the name that stands for it. */
function usedOf({ binding }: Import, chains: readonly Chain[]): { name: string; line: number }[] {
  if (binding === undefined) return [];
  return chains.flatMap(({ members: [first, second] }) =>
    first?.name === binding && second ? [{ name: second.name, line: second.line }] : [],
  );
}

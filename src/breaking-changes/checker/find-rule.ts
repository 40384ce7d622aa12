import type { Rule } from '../rule-schema.ts';
import type { Chain, Key, Structure } from './structure.ts';
import type { Token } from './tokens.ts';

/** Code as the rules look at it. */
export interface ReadCode extends Structure {
  /** The source without its comments; offsets and lines are those of the source. */
  readonly code: string;
}

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;

/** The lines on which the code has what a rule looks for, from 1, each once and in order. */
export function findRule(rule: Rule, read: ReadCode): number[] {
  return [...new Set(linesOf(rule, read))].sort((a, b) => a - b);
}

function linesOf(rule: Rule, read: ReadCode): number[] {
  switch (rule.kind) {
    case 'dependency':
      return findDependency(rule, read);
    case 'import':
      return findImport(rule, read);
    case 'member':
      return read.chains.flatMap((chain) => runsOf(chain, rule.chain).map(({ line }) => line));
    case 'call':
      return findCall(rule, read);
    case 'key':
      return findKey(rule, read);
    case 'parameter':
      return findParameter(rule, read);
    case 'text':
      return findText(rule, read);
  }
}

const dependencyFields = new Set([
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
]);

function findDependency({ name, below }: RuleOf<'dependency'>, { keys, code }: ReadCode): number[] {
  const declared = keys.flatMap((key) => {
    if (key.name !== name) return [];
    const [first, ...more] = key.value;
    const version = first?.kind === 'string' && more.length === 0 ? first.text : undefined;
    const field = key.path.at(-1);
    // Lines of a package.json are also pasted without the field around them.
    const isAlone = field === undefined && key.quoted && /^[\d^~>=<*]/.test(version ?? '');
    if (version === undefined || !(isAlone || dependencyFields.has(field ?? ''))) return [];
    if (below === undefined) return [key.line];
    const major = /\d+/.exec(version)?.[0];
    return major !== undefined && Number(major) < below ? [key.line] : [];
  });
  if (below !== undefined) return declared;
  const installs = new RegExp(
    `\\b(?:npm (?:i|install|add)|(?:yarn|pnpm|bun) (?:add|install|i)) [^\\n]*?(?<=\\s)${escaped(name)}(?=[@\\s]|$)`,
    'g',
  );
  return [...declared, ...matchLines(installs, code)];
}

function findImport({ module, names }: RuleOf<'import'>, { imports }: ReadCode): number[] {
  const below = module.endsWith('/*') ? module.slice(0, -1) : undefined;
  return imports
    .filter((found) =>
      below === undefined ? found.module === module : found.module.startsWith(below),
    )
    .flatMap((found) => {
      if (names === undefined) return [found.line];
      return found.names.filter(({ name }) => names.includes(name)).map(({ line }) => line);
    });
}

/** The last member of each place where the members of a chain follow each other. */
function runsOf({ members }: Chain, wanted: readonly string[]): Chain['members'] {
  return members.filter((_, index) =>
    wanted.every((name, offset) => members[index - wanted.length + 1 + offset]?.name === name),
  );
}

function findCall(
  { chain: wanted, argument }: RuleOf<'call'>,
  { chains, code }: ReadCode,
): number[] {
  const pattern = argument === undefined ? undefined : new RegExp(argument);
  return chains.flatMap((chain) =>
    runsOf(chain, wanted).flatMap(({ line, call }) => {
      if (!call) return [];
      return (pattern?.test(code.slice(call.from, call.to).trim()) ?? true) ? [line] : [];
    }),
  );
}

function findKey({ path, values, within }: RuleOf<'key'>, { keys }: ReadCode): number[] {
  return keys
    .filter((key) => endsWith(key, path))
    .filter((key) => within === undefined || within.some((name) => key.within.includes(name)))
    .filter(({ value }) => values === undefined || hasValue(value, values))
    .map(({ line }) => line);
}

const endsWith = (key: Key, path: readonly string[]): boolean => {
  const full = [...key.path, key.name];
  return path.every((name, index) => full[full.length - path.length + index] === name);
};

function hasValue(tokens: readonly Token[], values: readonly string[]): boolean {
  return tokens.some(
    ({ kind, text }) => kind !== 'sign' && values.some((value) => isSame(text, value)),
  );
}

const isSame = (written: string, value: string): boolean =>
  written.toLowerCase() === value.toLowerCase();

/** `id:desc,name` has the values `id`, `desc` and `name`. */
const partsOf = (text: string): string[] => [text, ...text.split(/[:,\s]+/)];

function findParameter({ name, values }: RuleOf<'parameter'>, read: ReadCode): number[] {
  const path = name.split('.');
  const accepts = (texts: readonly string[]): boolean =>
    values === undefined ||
    texts.flatMap(partsOf).some((text) => values.some((value) => isSame(text, value)));
  const inKeys = read.keys
    .filter((key) => endsWith({ ...key, name: key.name.replace(/^\$/, '') }, path))
    .filter(({ nested }) =>
      accepts(nested.filter(({ kind }) => kind !== 'sign').map(({ text }) => text)),
    )
    .map(({ line }) => line);
  return [...inKeys, ...inUrls(path, accepts, read), ...inQueries(path, accepts, read)];
}

function inUrls(
  path: readonly string[],
  accepts: (texts: readonly string[]) => boolean,
  { code }: ReadCode,
): number[] {
  const [first = '', ...rest] = path;
  const brackets = rest.map((part) => `(?:\\[|%5B)${escaped(part)}(?:\\]|%5D)`).join('');
  const more = '(?:(?:\\[|%5B)[^\\]=&]*(?:\\]|%5D))*';
  const pattern = new RegExp(`[?&]${escaped(first)}${brackets}${more}=([^&\\s"'\`#]*)`, 'g');
  return matchLines(pattern, code, (value) => accepts([decoded(value)]));
}

/** `ctx.query.locale`: without a value in the source, only the line can show it. */
function inQueries(
  path: readonly string[],
  accepts: (texts: readonly string[]) => boolean,
  { chains, code }: ReadCode,
): number[] {
  const lines = code.split('\n');
  return chains.flatMap((chain) =>
    ['query', 'params', 'args'].flatMap((holder) =>
      runsOf(chain, [holder, ...path])
        .filter(({ line }) => accepts((lines[line - 1] ?? '').split(/\W+/)))
        .map(({ line }) => line),
    ),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function findText({ text }: RuleOf<'text'>, { code }: ReadCode): number[] {
  const words = text.split(/\s+/).map(escaped).join('\\s+');
  const before = /^\w/.test(text) ? '(?<![\\w$-])' : '';
  const after = /\w$/.test(text) ? '(?![\\w$-])' : '';
  return matchLines(new RegExp(`${before}${words}${after}`, 'g'), code);
}

function matchLines(
  pattern: RegExp,
  code: string,
  accepts: (captured: string) => boolean = () => true,
): number[] {
  return [...code.matchAll(pattern)]
    .filter(([, captured = '']) => accepts(captured))
    .map(({ index }) => code.slice(0, index).split('\n').length);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

import type { Rule } from '../rule-schema.ts';
import { calleesAround, pathOf, siblingsOf, valueCode } from './keys.ts';
import { argumentsOf, moduleName } from './names.ts';
import type { Key, ReadCode } from './read-code.ts';
import { isTested } from './tested.ts';

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;

/** The offsets at which the code has what a rule looks for. */
export function findRule(rule: Rule, read: ReadCode): number[] {
  switch (rule.kind) {
    case 'dependency':
      return findDependency(rule, read.code);
    case 'import':
      return findImport(rule, read);
    case 'member':
      return findMember(rule, read);
    case 'call':
      return findCall(rule, read);
    case 'key':
      return read.keys.filter((key) => isKey(key, rule, read.code)).map(({ from }) => from);
    case 'parameter':
      return findParameter(rule, read);
    case 'text':
      return findText(rule, read.code);
    case 'pattern':
      return matches(rule.pattern, read.code);
  }
}

/** Quoted and with a version, since lines of a package.json are also pasted alone. */
function findDependency({ name, below }: RuleOf<'dependency'>, code: string): number[] {
  const declared = `"${escaped(name)}"\\s*:\\s*"([\\d^~>=<*v][^"\\n]*)"`;
  if (below !== undefined) {
    const isBelow = (version: string) => Number(/\d+/.exec(version)?.[0] ?? below) < below;
    return matches(declared, code, isBelow);
  }
  const command = '\\b(?:npm (?:i|install|add)|(?:yarn|pnpm|bun) (?:add|install|i)) ';
  const installed = `${command}[^\\n]{0,500}?(?<=\\s)${escaped(name)}(?=[@\\s]|$)`;
  return [...matches(declared, code), ...matches(installed, code)];
}

function findImport({ module, names }: RuleOf<'import'>, { references }: ReadCode): number[] {
  const wanted = moduleName(module.replace(/\/\*$/, '/'));
  const isBelow = module.endsWith('/*');
  return references
    .filter(({ names: [first = '', second, ...more] }) => {
      if (isBelow ? !first.startsWith(wanted) : first !== wanted) return false;
      if (names === undefined) return second === undefined;
      return second !== undefined && more.length === 0 && names.includes(second);
    })
    .map(({ from }) => from);
}

const endsWith = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((name, index) => names[names.length - wanted.length + index] === name);

function findMember(rule: RuleOf<'member'>, { references, code }: ReadCode): number[] {
  const { chain, tested, except = [] } = rule;
  return references
    .filter(({ names }) => endsWith(names, chain) && !except.some((more) => endsWith(names, more)))
    .filter(({ node }) => !tested || (node.name === 'MemberExpression' && isTested(node, code)))
    .map(({ from }) => from);
}

function findCall({ chain, argument }: RuleOf<'call'>, { references, code }: ReadCode): number[] {
  const pattern = new RegExp(argument ?? '');
  return references
    .filter(({ names, node }) => {
      const list = endsWith(names, chain) ? argumentsOf(node) : null;
      return list && pattern.test(code.slice(list.from + 1, list.to - 1).trim());
    })
    .map(({ from }) => from);
}

function isKey({ name, node }: Key, rule: RuleOf<'key'>, code: string): boolean {
  if (name !== rule.path.at(-1)) return false;
  const path = pathOf(node, code);
  if (!endsWith(path, rule.path) || rule.except?.some((more) => endsWith(path, more))) return false;
  const value = valueCode(node, code);
  const { values, matching, within, beside, without } = rule;
  const siblings = beside || without ? siblingsOf(node, code) : [];
  return (
    // What is in a nested object belongs to other keys.
    (!values || hasValue(value.replace(/\{[\s\S]*\}/, ''), values)) &&
    (!matching || new RegExp(matching).test(value)) &&
    (!within || calleesAround(node, code).some((callee) => new RegExp(within).test(callee))) &&
    (!beside || siblings.includes(beside)) &&
    (!without || !siblings.includes(without))
  );
}

/** Whether a value is among the names, texts and numbers of some code; `id:desc` has `id`. */
function hasValue(code: string, values: readonly string[]): boolean {
  const words = code.match(/'[^']*'|"[^"]*"|`[^`]*`|[\w$]+/g) ?? [];
  const written = words.map((word) => word.replace(/^(['"`])(.*)\1$/, '$2').toLowerCase());
  const parts = written.flatMap((text) => [text, ...text.split(/[:,\s]+/)]);
  return values.some((value) => parts.includes(value.toLowerCase()));
}

function findParameter({ path, values }: RuleOf<'parameter'>, read: ReadCode): number[] {
  const accepts = (code: string): boolean => values === undefined || hasValue(code, values);
  const inKeys = read.keys
    .filter((key) => key.name.replace(/^\$/, '') === path.at(-1))
    .filter(({ node }) => endsWith(pathOf(node, read.code), path))
    .filter(({ node }) => accepts(valueCode(node, read.code)))
    .map(({ from }) => from);
  return [
    ...inKeys,
    ...inUrls(path, accepts, read.code),
    ...inGraphql(path, accepts, read.code),
    ...inQueries(path, accepts, read),
  ];
}

type Accepts = (code: string) => boolean;

function inUrls([first = '', ...rest]: readonly string[], accepts: Accepts, code: string) {
  const brackets = rest.map((part) => `(?:\\[|%5B)${escaped(part)}(?:\\]|%5D)`).join('');
  const more = '(?:(?:\\[|%5B)[^\\]=&\\s]{0,100}(?:\\]|%5D))*';
  const pattern = `[?&]${escaped(first)}${brackets}${more}=([^&\\s"'\`#]*)`;
  return matches(pattern, code, (value) => accepts(value.replace(/%3A|%2C/gi, ',')));
}

/** An argument of a query, which isn't an object to the parser. */
function inGraphql([name = '', ...rest]: readonly string[], accepts: Accepts, code: string) {
  if (rest.length > 0) return [];
  return matches(
    `(?<=[(,\\s])${escaped(name)}: *("[^"\\n]*"|\\[[^\\]\\n]*\\]|\\w+)`,
    code,
    accepts,
  );
}

/** `ctx.query.locale`: without a value in the source, only the line can show it. */
function inQueries(path: readonly string[], accepts: Accepts, { references, code }: ReadCode) {
  return references
    .filter(({ names }) => ['query', 'params', 'args'].some((of) => endsWith(names, [of, ...path])))
    .map(({ from }) => from)
    .filter((from) => {
      const end = code.indexOf('\n', from);
      const line = code.slice(code.lastIndexOf('\n', from) + 1, end < 0 ? undefined : end);
      return accepts(line);
    });
}

function findText({ text }: RuleOf<'text'>, code: string): number[] {
  const words = text.split(/\s+/).map(escaped).join('\\s+');
  const before = /^\w/.test(text) ? '(?<![\\w$-])' : '';
  const after = /\w$/.test(text) ? '(?![\\w$-])' : '';
  return matches(`${before}${words}${after}`, code);
}

function matches(pattern: string, code: string, accepts: Accepts = () => true): number[] {
  return [...code.matchAll(new RegExp(pattern, 'g'))]
    .filter(([, captured = '']) => accepts(captured))
    .map(({ index }) => index);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import {
  assignedTo,
  keyNameOf,
  type LocalNames,
  moduleName,
  moduleOf,
  namesOf,
  patternNames,
  unquoted,
} from './names.ts';

/** A key of an object, of JSON, of a type, or of a pattern that takes an object apart. */
export interface Key {
  readonly name: string;
  readonly from: number;
  /** The key with its value. */
  readonly node: SyntaxNode;
}

/** A name, a member or a module that the code uses. */
interface Reference {
  /** The name after those that lead to it, such as `['strapi', 'db', 'query']`. */
  readonly names: readonly string[];
  readonly from: number;
  readonly node: SyntaxNode;
}

/** Code as the rules look at it; offsets are those of `code`. */
export interface ReadCode {
  /** The source with spaces instead of comments; its lines are those of the source. */
  readonly code: string;
  readonly keys: readonly Key[];
  readonly references: readonly Reference[];
}

/** It never fails: after what it can't read, such as another language, it goes on. */
const javascript = parser.configure({ dialect: 'ts jsx' });

/** Shell, `.env`, YAML and GraphQL; a private name of a class has no space after its `#`. */
const hashComment = /(?<!\S)#(?:[ \t!].*|$)/gm;
/** What Markdown, Vue and HTML put around code, which would otherwise be text to the parser. */
const wrapper = /^[ \t]*```.*$|<\/?(?:script|template|style)\b[^<>]{0,200}>/gm;
/** Before the brace of JSON, which is a block in JavaScript unless an operator comes before it. */
const beforeJson = /(?:^ |\n)(?=[ \t]*\{\s*(?:"[^"\n]*"|'[^'\n]*')\s*:)/g;
/** Properties that were copied without their object. */
const properties = /^(?:\s|\/\/.*\n)*['"]?[\w$@/-]+['"]?\s*:\s/;

/** Milliseconds. Real code takes less than one per kilobyte; only nonsense in long lines takes more. */
const patience = 3000;

/** Finds keys and names in whatever somebody pastes. */
export function readCode(source: string): ReadCode {
  const blanked = source.replace(hashComment, spaces).replace(wrapper, spaces);
  const text = (properties.test(blanked) ? '!{' : ' ') + blanked;
  const tree = parse(text.replace(beforeJson, '!'));
  const code = withoutComments(text, tree);
  return { code, ...collect(tree, code) };
}

function parse(text: string): Tree {
  const reading = javascript.startParse(text);
  const end = performance.now() + patience;
  let tree = reading.advance();
  for (; !tree; tree = reading.advance())
    if (performance.now() > end && reading.stoppedAt === null) reading.stopAt(reading.parsedPos);
  return tree;
}

const spaces = (text: string): string => text.replace(/[^\n]/g, ' ');

function withoutComments(text: string, tree: Tree): string {
  const kept: string[] = [];
  let end = 0;
  tree.iterate({
    enter: ({ name, from, to }) => {
      // In a shell command, what follows `https:` isn't a comment.
      if (!/^(?:Line|Block)Comment$/.test(name) || text[from - 1] === ':') return;
      kept.push(text.slice(end, from), spaces(text.slice(from, to)));
      end = to;
    },
  });
  return [...kept, text.slice(end)].join('');
}

function collect(tree: Tree, code: string): Pick<ReadCode, 'keys' | 'references'> {
  const keys: Key[] = [];
  const references: Reference[] = [];
  const locals: LocalNames = new Map();
  const textOf = ({ from, to }: SyntaxNode) => unquoted(code.slice(from, to));
  const refer = (names: readonly string[], node: SyntaxNode, { from } = node) => {
    if (names.length > 0) references.push({ names, from, node });
  };

  const readKey = (node: SyntaxNode) => {
    const name = keyNameOf(node);
    if (!name) return;
    keys.push({ name: textOf(name), from: name.from, node });
    if (node.name !== 'PatternProperty') return;
    const names = patternNames(node, code, locals);
    refer(names, node);
    const local = node.getChild('VariableDefinition');
    if (local) locals.set(textOf(local), names);
  };
  const readMember = (node: SyntaxNode) => {
    const names = namesOf(node, code);
    const resolved = namesOf(node, code, locals);
    const last = node.lastChild ?? node;
    refer(resolved, node, last);
    if (!names.every((name, index) => resolved.at(index - names.length) === name))
      refer(names, node, last);
  };
  const readImport = (node: SyntaxNode) => {
    const specifier = node.getChild('String');
    if (!specifier) return;
    const module = moduleName(textOf(specifier));
    refer([module], node);
    for (const local of node.getChildren('VariableDefinition')) locals.set(textOf(local), [module]);
    const group = node.getChild('ImportGroup') ?? node.getChild('ExportGroup');
    for (let at = group?.firstChild; at; at = at.nextSibling) {
      if (/^Variable/.test(at.name) && at.prevSibling?.name !== 'as')
        refer([module, textOf(at)], at);
    }
  };
  const readDeclared = (node: SyntaxNode) => {
    const value = assignedTo(node);
    const names = value ? namesOf(value, code, locals) : [];
    // What `strapi()` alone returns isn't `strapi`, and it can be of another package.
    if (names.length > 1 || names[0]?.startsWith(moduleName(''))) locals.set(textOf(node), names);
  };

  tree.iterate({
    enter: (found) => {
      switch (found.name) {
        case 'Property':
        case 'PropertyType':
        case 'PatternProperty':
        case 'LabeledStatement':
          return readKey(found.node);
        case 'VariableName':
          return refer([textOf(found.node)], found.node);
        case 'MemberExpression':
          return readMember(found.node);
        case 'VariableDefinition':
          return readDeclared(found.node);
        case 'ImportDeclaration':
        case 'ExportDeclaration':
          return readImport(found.node);
        case 'CallExpression':
        case 'DynamicImport': {
          const module = moduleOf(found.node, code);
          if (module !== undefined) refer([moduleName(module)], found.node);
        }
      }
    },
  });
  return { keys, references };
}

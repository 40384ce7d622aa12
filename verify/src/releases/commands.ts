import ts from 'typescript';
import { literalText, parseFile, visit } from '../typescript/source.ts';

/**
 * The commands that JavaScript files declare with Commander, and their options: `export` and
 * `export --format`. Nothing is executed, as old versions would need all of their dependencies.
 */
export function commandsIn(files: readonly string[]): Set<string> {
  const sources = files.map((file) => parseFile(file));
  const found = declarationsIn(sources);
  const all = new Set<string>();
  for (const source of sources) {
    visit(source, (node) => {
      const name = commandOf(node);
      if (name === undefined || !ts.isCallExpression(node)) return;
      const full = pathOf(node, found.groups).join(' ');
      all.add(full);
      for (const flag of flagsOfChain(node, found.options)) all.add(`${full} ${flag}`);
    });
  }
  return all;
}

interface Declarations {
  /** Options that several commands share, by the name of their variable. */
  readonly options: ReadonlyMap<string, string>;
  /** Calls that declare a command with subcommands, by the name of their variable. */
  readonly groups: ReadonlyMap<string, ts.CallExpression>;
}

function declarationsIn(sources: readonly ts.SourceFile[]): Declarations {
  const options = new Map<string, string>();
  const groups = new Map<string, ts.CallExpression>();
  for (const source of sources) {
    visit(source, (node) => {
      const assigned = assignmentOf(node);
      if (!assigned) return;
      visit(assigned.value, (inner) => {
        const flags = ts.isNewExpression(inner) ? flagsOfOption(inner) : undefined;
        if (flags !== undefined) options.set(assigned.name, longFlag(flags));
      });
      const first = firstCallOf(assigned.value);
      if (first && commandOf(first) !== undefined) groups.set(plainName(assigned.name), first);
    });
  }
  return { options, groups };
}

function assignmentOf(node: ts.Node): { name: string; value: ts.Expression } | undefined {
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
    return { name: node.name.text, value: node.initializer };
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isIdentifier(node.left)
  ) {
    return { name: node.left.text, value: node.right };
  }
  return undefined;
}

/** `a` of `a.b().c()`: the call that everything else is called on. */
function firstCallOf(node: ts.Expression): ts.CallExpression | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  return (ts.isPropertyAccessExpression(expression) && firstCallOf(expression.expression)) || node;
}

/** The name in `createCommand('name')` and `x.command('name <argument>')`. */
function commandOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/^(command|createCommand)$/.test(methodOf(node) ?? '')) {
    return undefined;
  }
  return literalText(node.arguments[0])?.split(/[ |]/)[0];
}

function methodOf({ expression }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** The names of the commands around a command, and its own. */
function pathOf(call: ts.CallExpression, groups: Declarations['groups']): string[] {
  const { expression } = call;
  const name = commandOf(call) ?? '';
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) {
    return [name];
  }
  const receiver = plainName(expression.expression.text);
  const group = groups.get(receiver);
  if (group) return group === call ? [name] : [...pathOf(group, groups), name];
  // The program itself, the library, or a group that comes out of a function, which is named after it.
  return /^(command|commander|program)$/.test(receiver) ? [name] : [receiver, name];
}

/** Bundlers number names that occur twice: `command$1`, `command2`. */
const plainName = (name: string): string => name.replace(/\$?\d+$/, '');

/** The long flags of everything that is chained to a command. */
function flagsOfChain(command: ts.CallExpression, shared: Declarations['options']): string[] {
  const flags: string[] = [];
  let call: ts.CallExpression = command;
  while (
    ts.isPropertyAccessExpression(call.parent) &&
    ts.isCallExpression(call.parent.parent) &&
    call.parent.parent.expression === call.parent
  ) {
    call = call.parent.parent;
    const [argument] = call.arguments;
    if (!argument) continue;
    const method = methodOf(call);
    if (method === 'option' || method === 'requiredOption') {
      const written = literalText(argument);
      if (written !== undefined) flags.push(longFlag(written));
    }
    if (method !== 'addOption') continue;
    const name = ts.isPropertyAccessExpression(argument) ? argument.name.text : argument.getText();
    const option = shared.get(name);
    if (option !== undefined) flags.push(option);
    visit(argument, (node) => {
      const written = ts.isNewExpression(node) ? flagsOfOption(node) : undefined;
      if (written !== undefined) flags.push(longFlag(written));
    });
  }
  return flags;
}

function flagsOfOption({ expression, arguments: given }: ts.NewExpression): string | undefined {
  return /(^|\.)Option$/.test(expression.getText()) ? literalText(given?.[0]) : undefined;
}

/** `--file` of `-f, --file <file>`. */
const longFlag = (flags: string): string =>
  flags.split(/[ ,|]+/).find((part) => part.startsWith('--')) ?? flags;

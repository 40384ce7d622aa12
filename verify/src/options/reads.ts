import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { parseFile, visit } from '../typescript/source.ts';

/**
 * What some JavaScript reads of the configuration, as dotted names that start with the namespace
 * (`server.proxy.koa`, `plugins.upload.sizeLimit`).
 */
export interface Reads {
  /** Names that are read, and everything around them (`server.proxy`). */
  names: Set<string>;
  /** Names whose value is handed on, so that anything inside may be read as well. */
  handedOn: Set<string>;
  /** Beginnings of names that are put together at run time, up to the first part that varies. */
  dynamic: Set<string>;
}

/**
 * Finds the reads in JavaScript files: `config.get('server.proxy')`, `plugin('upload').config('x')`,
 * and what becomes of the values, through variables, destructuring and members.
 * @param plugin the plugin whose code it is, for calls of a bare `config('x')`
 */
export function readsIn(files: readonly string[], plugin?: string): Reads {
  const reads: Reads = { names: new Set(), handedOn: new Set(), dynamic: new Set() };
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!/config/i.test(text)) continue;
    visit(parseFile(file, text), (node) => {
      if (!ts.isCallExpression(node)) return;
      const name = nameOfRead(node, plugin);
      if (name === undefined) return;
      if (name.isComplete) follow(node, name.text, reads);
      else reads.dynamic.add(name.text);
    });
  }
  return reads;
}

interface ReadName {
  text: string;
  /** Whether the whole name is known, and not only its beginning. */
  isComplete: boolean;
}

function nameOfRead(call: ts.CallExpression, plugin: string | undefined): ReadName | undefined {
  const [argument] = call.arguments;
  if (!argument) return undefined;
  const written = writtenName(argument);
  if (written === undefined) return undefined;
  const { expression } = call;
  if (
    ts.isPropertyAccessExpression(expression) &&
    /^(get|has)$/.test(expression.name.text) &&
    /\bconfig$/i.test(expression.expression.getText())
  ) {
    const text = written.text.replace(/^plugin(::|\.)/, 'plugins.');
    return { ...written, text };
  }
  const owner = pluginOfCall(expression, plugin);
  return owner === undefined
    ? undefined
    : {
        ...written,
        text: written.text === '' ? `plugins.${owner}` : `plugins.${owner}.${written.text}`,
      };
}

/** The plugin of `strapi.plugin('upload').config` or, inside a plugin, of a bare `config`. */
function pluginOfCall(callee: ts.Expression, plugin: string | undefined): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text === 'config' ? plugin : undefined;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'config') return undefined;
  const inner = callee.expression;
  const [name] = ts.isCallExpression(inner) ? inner.arguments : [];
  return ts.isCallExpression(inner) &&
    /\bplugin$/.test(inner.expression.getText()) &&
    name &&
    ts.isStringLiteralLike(name)
    ? name.text
    : undefined;
}

function writtenName(node: ts.Expression): ReadName | undefined {
  if (ts.isStringLiteralLike(node)) return { text: node.text, isComplete: true };
  if (ts.isTemplateExpression(node)) return { text: node.head.text, isComplete: false };
  return undefined;
}

/** Follows the value of an expression to whatever uses it. */
function follow(node: ts.Node, name: string, reads: Reads): void {
  reads.names.add(name);
  const { parent } = node;
  const isWrapper =
    ts.isParenthesizedExpression(parent) ||
    ts.isAwaitExpression(parent) ||
    (ts.isBinaryExpression(parent) &&
      (parent.operatorToken.kind === ts.SyntaxKind.BarBarToken ||
        parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) &&
      parent.left === node);
  if (isWrapper) follow(parent, name, reads);
  else if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    if (isBuiltIn(parent)) reads.handedOn.add(name);
    else follow(parent, `${name}.${parent.name.text}`, reads);
  } else if (ts.isElementAccessExpression(parent) && parent.expression === node)
    followElement(parent, name, reads);
  else if (ts.isVariableDeclaration(parent) && parent.initializer === node)
    bind(parent.name, name, reads);
  else if (ts.isCallExpression(parent) && picker.test(parent.expression.getText()))
    addPicked(parent, name, reads);
  else if (!isOnlyTested(node)) reads.handedOn.add(name);
}

/** Lodash's functions that take members of an object by their names. */
const picker = /(?:^|\.)(?:pick|get|getOr|has)$/;

function addPicked(call: ts.CallExpression, name: string, reads: Reads): void {
  const picked = call.arguments.flatMap((argument) =>
    ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument],
  );
  const names = picked.filter(ts.isStringLiteralLike);
  for (const { text } of names) reads.names.add(`${name}.${text}`);
  if (names.length === 0) reads.handedOn.add(name);
  else for (const { text } of names) reads.handedOn.add(`${name}.${text}`);
}

const builtIns: ReadonlySet<string> = new Set(
  [String.prototype, Array.prototype].flatMap((prototype) => Object.getOwnPropertyNames(prototype)),
);

/** Whether a member belongs to every string or list: `length`, or a method that is called. */
function isBuiltIn({ name, parent }: ts.PropertyAccessExpression): boolean {
  return builtIns.has(name.text) && (name.text === 'length' || ts.isCallExpression(parent));
}

function followElement(node: ts.ElementAccessExpression, name: string, reads: Reads): void {
  const key = node.argumentExpression;
  if (ts.isStringLiteralLike(key)) follow(node, `${name}.${key.text}`, reads);
  else reads.handedOn.add(name);
}

/** Follows a value into the variable or the destructured members that hold it. */
function bind(target: ts.BindingName, name: string, reads: Reads): void {
  reads.names.add(name);
  if (ts.isIdentifier(target)) {
    const scope = scopeOf(target);
    visit(scope, (node) => {
      if (ts.isIdentifier(node) && node !== target && node.text === target.text && isUse(node))
        follow(node, name, reads);
    });
    return;
  }
  if (ts.isArrayBindingPattern(target)) {
    reads.handedOn.add(name);
    return;
  }
  for (const element of target.elements) {
    const key = element.propertyName ?? element.name;
    if (element.dotDotDotToken) reads.handedOn.add(name);
    else if (ts.isIdentifier(key) || ts.isStringLiteral(key))
      bind(element.name, `${name}.${key.text}`, reads);
    else reads.handedOn.add(name);
  }
}

/** The function or file in which a variable can be used. */
function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (!ts.isSourceFile(scope) && !ts.isFunctionLike(scope) && !ts.isBlock(scope))
    scope = scope.parent;
  return scope;
}

/** Whether an identifier is a variable, and not the name of a member. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  const declares = ts.isBindingElement(parent) || ts.isVariableDeclaration(parent);
  return !declares || parent.initializer === node;
}

/** A value that is only compared or tested isn't handed on. */
function isOnlyTested(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPrefixUnaryExpression(parent) || ts.isTypeOfExpression(parent)) return true;
  if (ts.isIfStatement(parent) || ts.isConditionalExpression(parent))
    return (ts.isIfStatement(parent) ? parent.expression : parent.condition) === node;
  if (!ts.isBinaryExpression(parent)) return ts.isExpressionStatement(parent);
  const { kind } = parent.operatorToken;
  const comparing = [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
    ts.SyntaxKind.GreaterThanToken,
    ts.SyntaxKind.LessThanToken,
  ];
  return (
    comparing.includes(kind) ||
    (kind === ts.SyntaxKind.AmpersandAmpersandToken && parent.left === node)
  );
}

import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { compare } from '../expected/compare.ts';
import type { Expected } from '../expected/literal.ts';
import { parseLiteral } from '../expected/literal.ts';
import { heldObject } from '../options/configured.ts';

/** Default values by the dotted name of the option; values computed at run time are left out. */
export type Defaults = ReadonlyMap<string, unknown>;

/** The defaults in the configuration objects of these files. */
export function defaultsIn(files: string[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const file of files.filter((name) => existsSync(name))) {
    visit(sourceOf(file), (node) => {
      const object = heldObject(node);
      if (object) addMembers(object, '', found);
    });
  }
  return found;
}

/**
 * What these files fall back to when they read an option by its full name, such as
 * `config.get('api.rest.defaultLimit', 25)`; an option that they read with different values is left out.
 */
export function fallbacksIn(files: string[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const disputed = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!/config\.get\(/.test(text)) continue;
    visit(sourceOf(file, text), (node) => {
      if (!ts.isCallExpression(node) || !/config\.get$/.test(node.expression.getText())) return;
      const [name, fallback] = node.arguments;
      if (!name || !fallback || !ts.isStringLiteral(name)) return;
      const value = literalValue(fallback);
      const isDisputed =
        value === undefined ||
        (found.has(name.text) && JSON.stringify(found.get(name.text)) !== JSON.stringify(value));
      if (isDisputed) disputed.add(name.text);
      else found.set(name.text, value);
    });
  }
  for (const name of disputed) found.delete(name);
  return found;
}

/** What is wrong with a default as a page writes it; `undefined` if it's right or unknown. */
export function wrongDefault(
  name: string,
  written: string,
  defaults: Defaults,
): string | undefined {
  if (!defaults.has(name)) return undefined;
  const actual = defaults.get(name);
  const holds = written === actual || compare(expectedOf(written), actual).length === 0;
  return holds
    ? undefined
    : `The default of \`${name}\` is ${JSON.stringify(actual)}, the page says ${written}.`;
}

/** A text that isn't a literal (`/api`, `30d`) is the text itself. */
function expectedOf(written: string): Expected {
  try {
    return parseLiteral(written);
  } catch {
    return { kind: 'value', value: written, open: false, line: 0 };
  }
}

function sourceOf(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

function addMembers(
  object: ts.ObjectLiteralExpression,
  prefix: string,
  found: Map<string, unknown>,
): void {
  for (const member of object.properties) {
    if (
      !ts.isPropertyAssignment(member) ||
      !(ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
    )
      continue;
    const name = prefix + member.name.text;
    const value = literalValue(member.initializer);
    if (value !== undefined) found.set(name, value);
    if (ts.isObjectLiteralExpression(member.initializer))
      addMembers(member.initializer, `${name}.`, found);
  }
}

/** The value of an expression that is the same in every run; `undefined` for any other. */
function literalValue(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return product(-1, literalValue(node.operand));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken)
    return product(literalValue(node.left), literalValue(node.right));
  if (ts.isArrayLiteralExpression(node)) return allOrNothing(node.elements.map(literalValue));
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const values = node.properties.map((member) =>
    ts.isPropertyAssignment(member) ? literalValue(member.initializer) : undefined,
  );
  return (
    allOrNothing(values) &&
    Object.fromEntries(
      node.properties.map((member, index) => [(member.name as ts.Identifier).text, values[index]]),
    )
  );
}

function product(left: unknown, right: unknown): number | undefined {
  return typeof left === 'number' && typeof right === 'number' ? left * right : undefined;
}

function allOrNothing(values: unknown[]): unknown[] | undefined {
  return values.includes(undefined) ? undefined : values;
}

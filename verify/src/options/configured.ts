import { existsSync } from 'node:fs';
import ts from 'typescript';
import { parseFile, visit } from '../typescript/source.ts';
import { literalValue } from './literal-value.ts';

/** Names under which packages keep the defaults of a whole configuration. */
const holders = /^(default|defaults|defaultConfig|defaultServerConfig)$/;

/**
 * The members of the default configurations in these files by their dotted names, with their values;
 * `undefined` for what is computed at run time.
 */
export function configuredIn(files: readonly string[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const file of files.filter((name) => existsSync(name)))
    visit(parseFile(file), (node) => {
      const isHolder =
        (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
        ts.isIdentifier(node.name) &&
        holders.test(node.name.text);
      const object = isHolder && node.initializer && objectIn(node.initializer);
      if (object) addMembers(object, '', found);
    });
  return found;
}

/** An object, or the one that a function returns directly. */
function objectIn(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isParenthesizedExpression(node)) return objectIn(node.expression);
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? objectIn(node.body) : undefined;
}

function addMembers(
  object: ts.ObjectLiteralExpression,
  prefix: string,
  found: Map<string, unknown>,
): void {
  for (const { name, initializer } of object.properties.filter(ts.isPropertyAssignment)) {
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) continue;
    const full = prefix + name.text;
    found.set(full, literalValue(initializer) ?? found.get(full));
    if (ts.isObjectLiteralExpression(initializer)) addMembers(initializer, `${full}.`, found);
  }
}

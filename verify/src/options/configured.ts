import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Names under which packages keep the defaults of a whole configuration. */
const holders = /^(default|defaults|defaultConfig|defaultServerConfig)$/;

/** The dotted names of all members of the default configurations in these files. */
export function configuredNames(files: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!/\bdefault/.test(text)) continue;
    const look = (node: ts.Node): void => {
      const object = heldObject(node);
      if (object) addNames(object, '', names);
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  }
  return names;
}

/** The object of default values that a node declares, if it does. */
export function heldObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  const isHolder =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    ts.isIdentifier(node.name) &&
    holders.test(node.name.text);
  return isHolder && node.initializer ? objectIn(node.initializer) : undefined;
}

/** An object, or the one that a function returns directly. */
function objectIn(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isParenthesizedExpression(node)) return objectIn(node.expression);
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? objectIn(node.body) : undefined;
}

function addNames(object: ts.ObjectLiteralExpression, prefix: string, names: Set<string>): void {
  for (const { name, initializer } of object.properties.filter(ts.isPropertyAssignment)) {
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) continue;
    names.add(prefix + name.text);
    if (ts.isObjectLiteralExpression(initializer))
      addNames(initializer, `${prefix}${name.text}.`, names);
  }
}

import ts from 'typescript';

/** The object or list that a file of a project exports, however it gets there. */
export type ExportedValue = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

/** Reads a file of a project, in JavaScript or TypeScript. */
export function parseFile(text: string): ts.SourceFile {
  return ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/**
 * What a file exports as its default: the object or list itself, that of a constant, or what an exported
 * function returns. `undefined` if it's something else.
 */
export function exportedValue(file: ts.SourceFile): ExportedValue | undefined {
  const exported = file.statements.map(exportedExpression).find(Boolean);
  return exported && literalOf(exported, file);
}

/** The function that a file exports as its default, under a name or not. */
export function exportedFunction(
  file: ts.SourceFile,
): ts.ArrowFunction | ts.FunctionExpression | undefined {
  const exported = file.statements.map(exportedExpression).find(Boolean);
  const value =
    exported && ts.isIdentifier(exported) ? declarationOf(exported.text, file)?.value : exported;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** The expression after `export default` or `module.exports =`. */
export function exportedExpression(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression))
    return undefined;
  const { left, right } = statement.expression;
  return left.getText() === 'module.exports' ? right : undefined;
}

/** The statement that declares a constant of this name. */
export function declarationOf(
  name: string,
  file: ts.SourceFile,
): { statement: ts.VariableStatement; value: ts.Expression | undefined } | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
    );
    if (found) return { statement, value: found.initializer };
  }
  return undefined;
}

function literalOf(expression: ts.Expression, file: ts.SourceFile): ExportedValue | undefined {
  if (ts.isObjectLiteralExpression(expression) || ts.isArrayLiteralExpression(expression))
    return expression;
  if (ts.isParenthesizedExpression(expression) || ts.isSatisfiesExpression(expression))
    return literalOf(expression.expression, file);
  if (ts.isIdentifier(expression)) {
    const value = declarationOf(expression.text, file)?.value;
    return value && literalOf(value, file);
  }
  if (!ts.isArrowFunction(expression) && !ts.isFunctionExpression(expression)) return undefined;
  const { body } = expression;
  if (!ts.isBlock(body)) return literalOf(body, file);
  const result = body.statements.findLast(ts.isReturnStatement)?.expression;
  return result && literalOf(result, file);
}

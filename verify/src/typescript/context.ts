import ts from 'typescript';

/** Which shape the default export of a file must have, by its path in a Strapi project. */
const contexts: [RegExp, string][] = [
  [/^\/config\/(env\/[^/]+\/)?server\.[jt]s$/, 'FileContext.Server'],
  [/^\/config\/(env\/[^/]+\/)?admin\.[jt]s$/, 'FileContext.Admin'],
  [/^\/config\/(env\/[^/]+\/)?api\.[jt]s$/, 'FileContext.Api'],
  [/^\/config\/(env\/[^/]+\/)?database\.[jt]s$/, 'FileContext.Database'],
  [/^\/config\/(env\/[^/]+\/)?features\.[jt]s$/, 'FileContext.Features'],
  [/^\/config\/(env\/[^/]+\/)?plugins\.[jt]s$/, 'FileContext.Plugins'],
  [/^\/config\/(env\/[^/]+\/)?middlewares\.[jt]s$/, 'FileContext.Middlewares'],
  [/^\/src\/(api\/[^/]+\/)?policies\/[^/]+\.[jt]s$/, 'FileContext.Policy'],
  [/^\/src\/(api\/[^/]+\/)?middlewares\/[^/]+\.[jt]s$/, 'FileContext.Middleware'],
  [/^\/src\/api\/[^/]+\/routes\/[^/]+\.[jt]s$/, 'FileContext.Routes'],
  [/^\/src\/index\.[jt]s$/, 'FileContext.Application'],
  [/^\/src\/admin\/app\.[jt]sx?$/, 'FileContext.AdminApplication'],
];

/** A title that is a path, in one form: `config/server.ts` and `./config/server.ts` too. */
export function pathOf(title: string | undefined): string | undefined {
  const match =
    title &&
    /^(?:\.?\/)?((?:[\w.@[\]-]+\/)*[\w.@[\]-]+\.(?:[cm]?[jt]sx?|json))$/.exec(title.trim());
  return match ? `/${match[1]}` : undefined;
}

/**
 * Gives the default export the type that the path asks for, without moving any line. Exports
 * that are made by a function (`factories.createCore…`) carry their types already.
 */
export function annotateExport(
  code: string,
  path: string | undefined,
  isTypeScript: boolean,
): string {
  const type = contexts.find(([pattern]) => path !== undefined && pattern.test(path))?.[1];
  if (!type) return code;
  const file = ts.createSourceFile(
    'block.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  for (const statement of file.statements) {
    const exported = exportedExpression(statement);
    if (!exported || !isPlain(exported)) continue;
    const before = code.slice(0, statement.getStart(file));
    const after = code.slice(exported.getStart(file));
    const annotated = isTypeScript
      ? `${before}const __exported: ${type} = ${after}\nexport default __exported;`
      : `${before}/** @type {${type}} */ const __exported = ${after}`;
    const isEsModule = ts.isExportAssignment(statement);
    if (isTypeScript) return annotated;
    return `${annotated}\n${isEsModule ? 'export default __exported;' : 'module.exports = __exported;'}`;
  }
  return code;
}

function exportedExpression(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isExportAssignment(statement) && !statement.isExportEquals) return statement.expression;
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression))
    return undefined;
  const { left, operatorToken, right } = statement.expression;
  const isModuleExports =
    operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    /^module\s*\.\s*exports$/.test(left.getText());
  return isModuleExports ? right : undefined;
}

function isPlain(expression: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(expression) ||
    ts.isArrayLiteralExpression(expression) ||
    ts.isArrowFunction(expression) ||
    ts.isFunctionExpression(expression)
  );
}

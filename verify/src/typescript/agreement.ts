import ts from 'typescript';

/**
 * Compares the JavaScript and the TypeScript version of one example: what is left of each when
 * types, comments and layout are gone and modules are written in one way. Returns what differs,
 * or `undefined` when they agree.
 */
export function disagreement(javascript: string, typescript: string): string | undefined {
  const left = canonicalTokens(javascript, false);
  const right = canonicalTokens(typescript, true);
  const at = left.findIndex((token, index) => token !== right[index]);
  if (at === -1 && left.length === right.length) return undefined;
  const position = at === -1 ? left.length : at;
  const around = (tokens: string[]): string =>
    tokens.slice(Math.max(0, position - 6), position + 8).join(' ') || '(nothing)';
  return `JavaScript has \`${around(left)}\`, TypeScript has \`${around(right)}\``;
}

/** The `// => …` comments of a block, which both versions must share. */
export function resultComments(code: string): string[] {
  return code.split('\n').flatMap((line) => /\/\/\s*(=>.*)$/.exec(line)?.[1]?.trim() ?? []);
}

function canonicalTokens(code: string, isTypeScript: boolean): string[] {
  const withoutTypes = isTypeScript
    ? ts.transpileModule(code, {
        fileName: 'block.tsx',
        compilerOptions: {
          target: ts.ScriptTarget.ESNext,
          module: ts.ModuleKind.ESNext,
          jsx: ts.JsxEmit.Preserve,
        },
      }).outputText
    : code;
  const file = ts.createSourceFile(
    'block.jsx',
    withoutTypes,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JSX,
  );
  const { transformed } = ts.transform(file, [commonModules]);
  const printed = ts.createPrinter({ removeComments: true }).printFile(transformed[0] ?? file);
  return relaxed(tokensOf(printed));
}

/**
 * Writes `require` as `import` and `module.exports =` as `export default`, inlines a default
 * export that has a name, and drops parentheses that types left behind.
 */
function commonModules(context: ts.TransformationContext): ts.Transformer<ts.SourceFile> {
  const { factory } = context;
  return (file) => {
    // Names taken by `const { a } = require('m').b` are written as `b.a` wherever they appear.
    const owners = new Map<string, string>();
    const statements = file.statements.flatMap((statement): ts.Statement[] => {
      if (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression))
        return [];
      if (isEmptyExport(statement)) return [];
      const required = requiredModule(statement);
      if (required) {
        if (required.member && ts.isObjectBindingPattern(required.name)) {
          for (const { name } of required.name.elements)
            owners.set(name.getText(), required.member);
        }
        return [importOf(factory, required)];
      }
      const exported = moduleExports(statement);
      return [exported ? factory.createExportDefault(exported) : statement];
    });
    const visit = (node: ts.Node): ts.Node => {
      // The factory puts parentheses back where the syntax needs them.
      if (ts.isParenthesizedExpression(node)) return ts.visitNode(node.expression, visit) ?? node;
      if (
        ts.isCallExpression(node) &&
        ts.isIdentifier(node.expression) &&
        owners.has(node.expression.text)
      ) {
        const owner = factory.createIdentifier(owners.get(node.expression.text) ?? '');
        const callee = factory.createPropertyAccessExpression(owner, node.expression.text);
        return factory.createCallExpression(
          callee,
          undefined,
          ts.visitNodes(node.arguments, visit) as ts.NodeArray<ts.Expression>,
        );
      }
      return ts.visitEachChild(node, visit, context);
    };
    const visited = ts.visitNodes(
      factory.createNodeArray(inlineDefault(factory, statements)),
      visit,
    );
    return factory.updateSourceFile(file, visited as ts.NodeArray<ts.Statement>);
  };
}

/** `export {}`, which the removal of types leaves behind. */
function isEmptyExport(statement: ts.Statement): boolean {
  if (!ts.isExportDeclaration(statement) || !statement.exportClause) return false;
  return ts.isNamedExports(statement.exportClause) && statement.exportClause.elements.length === 0;
}

interface RequiredModule {
  name: ts.BindingName;
  module: string;
  /** `factories` in `require('@strapi/strapi').factories`. */
  member: string | undefined;
}

function requiredModule(statement: ts.Statement): RequiredModule | undefined {
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length !== 1)
    return undefined;
  const declaration = statement.declarationList.declarations[0];
  const value = declaration?.initializer;
  const member = value && ts.isPropertyAccessExpression(value) ? value.name.text : undefined;
  const call = value && ts.isPropertyAccessExpression(value) ? value.expression : value;
  if (
    !declaration ||
    !call ||
    !ts.isCallExpression(call) ||
    call.expression.getText() !== 'require'
  )
    return undefined;
  const argument = call.arguments[0];
  return argument && ts.isStringLiteral(argument)
    ? { name: declaration.name, module: argument.text, member }
    : undefined;
}

function importOf(factory: ts.NodeFactory, { name, module, member }: RequiredModule): ts.Statement {
  const specifier = (imported: string | undefined, local: string): ts.ImportSpecifier =>
    factory.createImportSpecifier(
      false,
      imported ? factory.createIdentifier(imported) : undefined,
      factory.createIdentifier(local),
    );
  const named = (specifiers: ts.ImportSpecifier[]): ts.ImportClause =>
    factory.createImportClause(undefined, undefined, factory.createNamedImports(specifiers));
  let clause: ts.ImportClause;
  if (member) clause = named([specifier(undefined, member)]);
  else if (ts.isObjectBindingPattern(name)) {
    clause = named(
      name.elements.map((element) =>
        specifier(element.propertyName?.getText(), element.name.getText()),
      ),
    );
  } else
    clause = factory.createImportClause(
      undefined,
      factory.createIdentifier(name.getText()),
      undefined,
    );
  return factory.createImportDeclaration(undefined, clause, factory.createStringLiteral(module));
}

function moduleExports(statement: ts.Statement): ts.Expression | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression))
    return undefined;
  return /^module\.exports$/.test(statement.expression.left.getText())
    ? statement.expression.right
    : undefined;
}

function inlineDefault(factory: ts.NodeFactory, statements: ts.Statement[]): ts.Statement[] {
  const last = statements.find(
    (statement) => ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression),
  );
  if (!last || !ts.isExportAssignment(last) || !ts.isIdentifier(last.expression)) return statements;
  const name = last.expression.text;
  const declared = statements.find(
    (statement): statement is ts.VariableStatement =>
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(
        (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
      ),
  );
  const value = declared?.declarationList.declarations[0]?.initializer;
  if (!value) return statements;
  return statements
    .filter((statement) => statement !== last)
    .map((statement) => (statement === declared ? factory.createExportDefault(value) : statement));
}

function tokensOf(code: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, code);
  const tokens: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const isString =
      kind === ts.SyntaxKind.StringLiteral || kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral;
    tokens.push(isString ? JSON.stringify(scanner.getTokenValue()) : scanner.getTokenText());
  }
  return tokens;
}

/** Drops what is only style: semicolons, trailing commas, the parentheses around one parameter, `.js` endings of local imports. */
function relaxed(tokens: string[]): string[] {
  return tokens
    .filter((token, index) => {
      if (token === ';') return false;
      if (token === ',') return !/^[)\]}]$/.test(tokens[index + 1] ?? '');
      const opens = token === '(' && tokens[index + 2] === ')' && tokens[index + 3] === '=>';
      const closes = token === ')' && tokens[index - 2] === '(' && tokens[index + 1] === '=>';
      return !opens && !closes;
    })
    .map((token) => token.replace(/^("\.{1,2}\/.*)\.[jt]sx?"$/, '$1"'));
}

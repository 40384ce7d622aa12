import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseFile } from '../typescript/source.ts';

/**
 * The names that a package exports, read from its declarations without resolving other packages.
 * Names that are marked `@internal` aren't part of it.
 * @param entry path of the package's `index.d.ts`
 */
export function exportsOf(entry: string): Set<string> {
  const names = new Set<string>();
  collect(entry, names, new Set());
  return names;
}

function collect(file: string, names: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const statement of parseFile(file).statements) {
    if (/@internal\b/.test(leadingComment(statement))) continue;
    if (ts.isExportDeclaration(statement)) addExport(statement, file, names, seen);
    else if (isExported(statement)) for (const name of declaredNames(statement)) names.add(name);
  }
}

function addExport(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  file: string,
  names: Set<string>,
  seen: Set<string>,
): void {
  if (exportClause && ts.isNamespaceExport(exportClause)) names.add(exportClause.name.text);
  else if (exportClause) for (const { name } of exportClause.elements) names.add(name.text);
  else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
    const target = declarationsAt(path.resolve(path.dirname(file), moduleSpecifier.text));
    if (moduleSpecifier.text.startsWith('.') && target) collect(target, names, seen);
  }
}

function declarationsAt(place: string): string | undefined {
  return [`${place}.d.ts`, path.join(place, 'index.d.ts')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

const leadingComment = (node: ts.Node): string =>
  node.getFullText().slice(0, node.getStart() - node.getFullStart());

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name ? [name.text] : [];
}

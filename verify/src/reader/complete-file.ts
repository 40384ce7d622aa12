import ts from 'typescript';
import type { ExportedValue } from './exported-value.ts';
import {
  declarationOf,
  exportedExpression,
  exportedFunction,
  exportedValue,
  parseFile,
} from './exported-value.ts';

/** A line that says: what the reader's file has here remains. */
const rest = /^[ \t]*\/\/ …/m;

/** A block that can't be put into the file that it changes; the message says why. */
export class IncompleteFile extends Error {}

/** Whether a block shows only what to add to a file: it has a line `// …` for the remainder. */
export function isPartial(block: string): boolean {
  const value = exportedValue(parseFile(block));
  return value !== undefined && hasRest(value);
}

/**
 * Puts a block with lines `// …` into the file that a project has, as a reader would: in each object or list
 * with such a line, the block's members join those of the file, or replace those of the same name.
 * What the block imports or declares comes first.
 * @throws IncompleteFile if one of them doesn't export an object or a list
 */
export function completeFile(base: string, block: string): string {
  const baseFile = parseFile(base);
  const blockFile = parseFile(block);
  const target = exportOf(baseFile);
  const shown = exportOf(blockFile);
  const own = exportedValue(baseFile);
  const added = exportedValue(blockFile);
  if (!target || !shown || !added || (!own && !ts.isCallExpression(target)))
    throw new IncompleteFile(
      '`// …` keeps what the file has, which only works if the block and the file export an object or a list.',
    );
  const merged = own ? mergedValue(own, added) : added.getText();
  const [place, value] =
    own && !ts.isCallExpression(target)
      ? [own, merged]
      : // A factory gets what the block gives it.
        [target, replacedIn(shown, added, merged)];
  const declared = new Set(baseFile.statements.flatMap(namesOf));
  const statements = blockFile.statements
    .filter((statement) => !isExport(statement, blockFile) && !isKnownImport(statement, declared))
    .map((statement) => statement.getText());
  const text = base.slice(0, place.getStart()) + value + base.slice(place.getEnd());
  return [...statements, withParameters(text, blockFile)].join('\n');
}

function exportOf(file: ts.SourceFile): ts.Expression | undefined {
  return file.statements.map(exportedExpression).find(Boolean);
}

function replacedIn(outer: ts.Node, inner: ts.Node, text: string): string {
  const start = inner.getStart() - outer.getStart();
  const whole = outer.getText();
  return whole.slice(0, start) + text + whole.slice(start + inner.getText().length);
}

/** The file with the parameters of the block, such as `({ env })`, if it has none. */
function withParameters(text: string, block: ts.SourceFile): string {
  const parameters = exportedFunction(block)?.parameters;
  const file = parseFile(text);
  const own = exportedFunction(file);
  if (!parameters?.length || own?.parameters.length) return text;
  const head = parameters.map((parameter) => parameter.getText()).join(', ');
  if (own) {
    const place = own.parameters.pos;
    return text.slice(0, place) + head + text.slice(place);
  }
  const value = exportedValue(file);
  if (!value) return text;
  return `${text.slice(0, value.getStart())}(${head}) => (${value.getText()})${text.slice(value.getEnd())}`;
}

/** What the file of a project has and a block that would replace it lacks: keys of an object, entries of a list. */
export function missingMembers(base: string, block: string): string[] {
  const own = exportedValue(parseFile(base));
  const shown = exportedValue(parseFile(block));
  if (!own || !shown) return [];
  const names = new Set(membersOf(shown).map(({ name }) => name));
  return membersOf(own).flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

interface Member {
  readonly name: string;
  readonly node: ts.Node;
}

/** The members of an object by key; those of a list by their text, or by their property `name`. */
function membersOf(value: ExportedValue): Member[] {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.map((node) => ({ name: keyOf(node), node }));
  return value.elements.map((node) => {
    const name =
      ts.isObjectLiteralExpression(node) &&
      node.properties.find((property) => keyOf(property) === 'name');
    const named = name && ts.isPropertyAssignment(name) ? name.initializer : node;
    return { name: ts.isStringLiteralLike(named) ? named.text : named.getText(), node };
  });
}

function keyOf(property: ts.ObjectLiteralElementLike): string {
  const { name } = property;
  if (!name) return property.getText();
  return ts.isStringLiteralLike(name) ? name.text : name.getText();
}

function mergedValue(own: ExportedValue, added: ExportedValue): string {
  if (!rest.test(added.getText()) || own.kind !== added.kind) return added.getText();
  const news = membersOf(added);
  const keepsOthers = hasRest(added);
  const kept = membersOf(own).flatMap(({ name, node }) => {
    const replacement = news.find((other) => other.name === name);
    if (replacement) return { name, text: mergedMember(node, replacement.node) };
    return keepsOthers ? { name, text: node.getText() } : [];
  });
  for (const [index, { name, node }] of news.entries()) {
    if (kept.some((member) => member.name === name)) continue;
    const before = kept.findIndex((member) => member.name === news[index - 1]?.name);
    const after = kept.findIndex((member) => member.name === news[index + 1]?.name);
    const place = before >= 0 ? before + 1 : after >= 0 ? after : kept.length;
    kept.splice(place, 0, { name, text: node.getText() });
  }
  const [open, close] = ts.isObjectLiteralExpression(added) ? '{}' : '[]';
  return `${open}\n${kept.map(({ text }) => `  ${text},\n`).join('')}${close}`;
}

function mergedMember(own: ts.Node, added: ts.Node): string {
  if (ts.isMethodDeclaration(own) && ts.isMethodDeclaration(added)) return mergedMethod(own, added);
  if (!ts.isPropertyAssignment(own) || !ts.isPropertyAssignment(added)) return added.getText();
  const [left, right] = [own.initializer, added.initializer];
  return isValue(left) && isValue(right)
    ? `${added.name.getText()}: ${mergedValue(left, right)}`
    : added.getText();
}

/** The method of the block, whose line `// …` stands for the statements that the file has in it. */
function mergedMethod(own: ts.MethodDeclaration, added: ts.MethodDeclaration): string {
  const { body } = added;
  const head = body?.getText().slice(0, (body.statements[0] ?? body).getStart() - body.getStart());
  const shown = added.getText();
  if (!rest.test(head ?? '')) return shown;
  const kept = own.body?.statements ?? [];
  return shown.replace(rest, () => kept.map((statement) => statement.getText()).join('\n'));
}

function isValue(node: ts.Expression): node is ExportedValue {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

/** Whether a line `// …` is between the members of an object or list, not deeper. */
function hasRest(value: ExportedValue): boolean {
  const members = ts.isObjectLiteralExpression(value) ? value.properties : value.elements;
  const text = value.getSourceFile().text;
  const ends = [value.getStart() + 1, ...members.map((member) => member.getEnd())];
  const starts = [...members.map((member) => member.getStart()), value.getEnd() - 1];
  return ends.some((end, index) => rest.test(text.slice(end, starts[index])));
}

/** The export itself, or the declaration of the constant that is exported. */
function isExport(statement: ts.Statement, file: ts.SourceFile): boolean {
  if (exportedExpression(statement)) return true;
  const exported = exportOf(file);
  return (
    exported !== undefined &&
    ts.isIdentifier(exported) &&
    declarationOf(exported.text, file)?.statement === statement
  );
}

/** An import or `require` of names that the file has already. */
function isKnownImport(statement: ts.Statement, declared: ReadonlySet<string>): boolean {
  const isImport =
    ts.isImportDeclaration(statement) ||
    (ts.isVariableStatement(statement) && /=\s*require\(/.test(statement.getText()));
  return isImport && namesOf(statement).every((name) => declared.has(name));
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isObjectBindingPattern(name)
        ? name.elements.map((element) => element.name.getText())
        : [name.getText()],
    );
  if (!ts.isImportDeclaration(statement)) return [];
  const { name, namedBindings } = statement.importClause ?? {};
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map((element) => element.name.text)
      : namedBindings
        ? [namedBindings.name.text]
        : [];
  return [...(name ? [name.text] : []), ...named];
}

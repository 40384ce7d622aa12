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
  const own = exportedValue(baseFile);
  const added = exportedValue(blockFile);
  if (!own || !added)
    throw new IncompleteFile(
      '`// …` keeps what the file has, which only works if the block and the file export an object or a list.',
    );
  const merged = mergedValue(own, added);
  const declared = new Set(baseFile.statements.flatMap(namesOf));
  const statements = blockFile.statements
    .filter((statement) => !isExport(statement, blockFile) && !isKnownImport(statement, declared))
    .map((statement) => statement.getText());
  const text = base.slice(0, own.getStart()) + merged + base.slice(own.getEnd());
  return [...statements, withParameters(text, blockFile)].join('\n');
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
  if (!hasRest(added) || own.kind !== added.kind) return added.getText();
  const news = membersOf(added);
  const kept = membersOf(own).map(({ name, node }) => {
    const replacement = news.find((other) => other.name === name);
    return { name, text: replacement ? mergedMember(node, replacement.node) : node.getText() };
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
  if (!ts.isPropertyAssignment(own) || !ts.isPropertyAssignment(added)) return added.getText();
  const [left, right] = [own.initializer, added.initializer];
  return isValue(left) && isValue(right)
    ? `${added.name.getText()}: ${mergedValue(left, right)}`
    : added.getText();
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
  const exported = file.statements.map(exportedExpression).find(Boolean);
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

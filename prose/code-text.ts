import ts from 'typescript';
import { MaskedText } from './masked-text.ts';

/**
 * The words of a module that people read: its comments, and the string literals, templates and texts in
 * JSX that become messages and labels. Everything else is blank.
 * @param file path of the module; its ending tells TypeScript from TSX and JavaScript
 */
export function wordsOfCode(source: string, file: string): string {
  const text = new MaskedText(source);
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (isText(node)) text.show(node.getStart(module), node.getEnd());
    for (const { pos, end } of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
      text.show(pos, end);
    ts.forEachChild(node, visit);
  };
  visit(module);
  return text.toString();
}

const isText = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) && !isModuleName(node)) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** An import names a path, which isn't language. */
const isModuleName = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

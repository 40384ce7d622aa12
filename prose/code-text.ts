import ts from 'typescript';
import { MaskedText } from './masked-text.ts';

/**
 * The words of a module that people read: string literals, templates and the text in JSX, which
 * become messages and labels. Everything else is blank, comments included.
 * @param file path of the module; its ending tells TypeScript from TSX and JavaScript
 */
export function wordsOfCode(source: string, file: string): string {
  const text = new MaskedText(source);
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (isText(node)) text.show(node.getStart(module), node.getEnd());
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

import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parses a JavaScript or declaration file; every node knows its parent. */
export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Calls `visitor` for a node and everything in it. */
export function visitAll(node: ts.Node, visitor: (node: ts.Node) => void): void {
  visitor(node);
  node.forEachChild((child) => visitAll(child, visitor));
}

/** The text of a string without expressions in it. */
export function literalText(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parses a JavaScript or declaration file; every node knows its parent. */
export function parseFile(file: string, text = readFileSync(file, 'utf8')): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Calls `look` for a node and everything in it. */
export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

/** The text of a string without expressions in it. */
export function literalText(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** All identifiers, and the words in all string literals, of JavaScript files. */
export function wordsIn(files: readonly string[]): Set<string> {
  return new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$-]*/g) ?? []),
  );
}

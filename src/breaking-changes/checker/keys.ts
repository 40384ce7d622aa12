import type { SyntaxNode } from '@lezer/common';
import { keyNameOf, unquoted } from './names.ts';

/** How far to look around a key; bounds keep deep nesting and long objects fast. */
const mostAncestors = 200;
const mostSiblings = 100;

function* ancestorsOf(node: SyntaxNode): Generator<SyntaxNode> {
  let at = node.parent;
  for (let count = 0; at && count < mostAncestors; count += 1) {
    yield at;
    at = at.parent;
  }
}

const nameIn = (node: SyntaxNode, code: string): string | undefined => {
  const name = keyNameOf(node);
  return name && unquoted(code.slice(name.from, name.to));
};

const isKey = ({ name }: SyntaxNode): boolean =>
  /^(?:Property|PropertyType|PatternProperty|LabeledStatement)$/.test(name);

/** The names of a key and of those around it, from the outside. */
export function pathOf(key: SyntaxNode, code: string): string[] {
  const keys = [key, ...ancestorsOf(key)].filter(isKey);
  return keys.flatMap((node) => nameIn(node, code) ?? []).reverse();
}

/** The functions in whose arguments a key is, as the code calls them, from the inside. */
export function calleesAround(key: SyntaxNode, code: string): string[] {
  return [...ancestorsOf(key)]
    .filter(({ name }) => name === 'ArgList')
    .map(({ from, parent }) => code.slice(parent?.from ?? from, from).trimEnd());
}

/** The keys next to a key in its object. */
export function siblingsOf(key: SyntaxNode, code: string): string[] {
  const siblings: SyntaxNode[] = [];
  for (const side of ['prevSibling', 'nextSibling'] as const) {
    let at = key[side];
    for (let count = 0; at && count < mostSiblings; count += 1) {
      siblings.push(at);
      at = at[side];
    }
  }
  return siblings.filter(isKey).flatMap((node) => nameIn(node, code) ?? []);
}

/** What is written after the colon of a key, or after the `=` of a default. */
export function valueCode(key: SyntaxNode, code: string): string {
  const after = code.slice(keyNameOf(key)?.to ?? key.to, key.to);
  return /^\s*\??\s*[:=]\s*([\s\S]*)/.exec(after)?.[1] ?? '';
}

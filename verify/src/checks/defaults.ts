import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { compare } from '../expected/compare.ts';
import { type Expected, parseLiteral } from '../expected/literal.ts';
import { literalValue } from '../options/literal-value.ts';
import { parseFile, visit } from '../typescript/source.ts';

/** Default values by the dotted name of the option; `undefined` for those that are computed at run time. */
export type Defaults = ReadonlyMap<string, unknown>;

/**
 * What these files fall back to when they read an option by its full name, such as
 * `config.get('api.rest.defaultLimit', 25)`; an option that they read with different values has none.
 */
export function fallbacksIn(files: string[]): Defaults {
  const found = new Map<string, unknown>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!/config\.get\(/.test(text)) continue;
    visit(parseFile(file, text), (node) => {
      if (!ts.isCallExpression(node) || !/config\.get$/.test(node.expression.getText())) return;
      const [name, fallback] = node.arguments;
      if (!name || !fallback || !ts.isStringLiteral(name)) return;
      const value = literalValue(fallback);
      const isSame = JSON.stringify(found.get(name.text)) === JSON.stringify(value);
      found.set(name.text, isSame || !found.has(name.text) ? value : undefined);
    });
  }
  return found;
}

/** What is wrong with a default as a page writes it; `undefined` if it's right or unknown. */
export function wrongDefault(
  name: string,
  written: string,
  defaults: Defaults,
): string | undefined {
  const actual = defaults.get(name);
  const holds =
    actual === undefined || written === actual || compare(expectedOf(written), actual).length === 0;
  return holds
    ? undefined
    : `The default of \`${name}\` is ${JSON.stringify(actual)}, the page says ${written}.`;
}

/** A text that isn't a literal (`/api`, `30d`) is the text itself. */
function expectedOf(written: string): Expected {
  try {
    return parseLiteral(written);
  } catch {
    return { kind: 'value', value: written, open: false, line: 0 };
  }
}

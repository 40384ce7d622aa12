import path from 'node:path';
import type { OptionRow, OptionTable } from '../../../src/markdown/verifiable/verifiable.ts';
import { checkEach, type Finding, type Problem } from '../finding.ts';
import { remembered } from '../once.ts';
import { configuredIn } from '../options/configured.ts';
import { correctedTypes } from '../options/corrections.ts';
import type { KnownOptions } from '../options/known.ts';
import {
  allNamespaces,
  javascriptFiles,
  namespaceOf,
  optionName,
  readers,
  sources,
  typed,
} from '../options/namespaces.ts';
import { readWrittenType, wrongType, wrongTypeOfDefault } from '../options/option-type.ts';
import { packageFolder } from '../paths.ts';
import { wordsIn } from '../typescript/source.ts';
import { type Defaults, fallbacksIn, wrongDefault } from './defaults.ts';

/** Checks option tables: that the packages know every name, and the types and defaults that they tell. */
export function checkOptions(tables: readonly OptionTable[], known: KnownOptions): Finding[] {
  return checkEach('options', tables, ({ of, rows }): Problem[] => {
    const { namespace, prefix } = namespaceOf(of);
    if (namespace === undefined)
      return [`Unknown namespace \`${of}\`. Known: ${allNamespaces.join(', ')}.`];
    return rows.flatMap((row) =>
      problemsOf(row, optionName(prefix, row.name), namespace, known)
        .filter((message) => message !== undefined)
        .map((message) => ({ line: row.line, message })),
    );
  });
}

function problemsOf(
  row: OptionRow,
  full: string,
  namespace: string,
  known: KnownOptions,
): (string | undefined)[] {
  const names = known.names[namespace] ?? [];
  if (!isKnown(full, names, namespace))
    return [`Strapi doesn't know the option \`${namespace}.${full}\`.${suggestion(full, names)}`];
  const wrong =
    row.default === undefined ? undefined : wrongDefault(full, row.default, defaultsOf(namespace));
  return [wrong, wrongTypeOf(full, row, namespace, known)];
}

function wrongTypeOf(
  full: string,
  row: OptionRow,
  namespace: string,
  known: KnownOptions,
): string | undefined {
  if (row.type === undefined) return undefined;
  const written = readWrittenType(row.type);
  if (!written.ok)
    return `The type “${written.part}” isn't one that the verifier knows. Write string, number, integer, boolean, object, function, list of strings (numbers, objects, functions), or values as code, joined by commas and “or”.`;
  const declared = correctedTypes[`${namespace}.${full}`] ?? known.types[namespace]?.[full];
  const problem = declared
    ? wrongType(written.type, declared)
    : wrongTypeOfDefault(written.type, defaultsOf(namespace).get(full));
  return problem === undefined ? undefined : `The type of \`${full}\` ${problem}.`;
}

/** The defaults of a namespace: those of its configuration, else what the code that reads it falls back to. */
const defaultsOf = remembered(
  (namespace): Defaults =>
    namespace in typed
      ? defaultsOfTyped(namespace)
      : configuredIn(javascriptFiles(ownFiles(namespace))),
);

/** The first source of a namespace is Strapi's own; of a plugin, only its configuration contains defaults. */
function ownFiles(namespace: string): string[] {
  const [own] = sources[namespace] ?? [];
  if (own === undefined) return [];
  return namespace.startsWith('plugins.')
    ? [path.join(own, 'config.js'), path.join(own, 'config')]
    : [own];
}

/** Set from other options before anything reads them, so no fallback ever takes effect. */
const computed = new Set([
  'server.url',
  'server.absoluteUrl',
  'admin.url',
  'admin.path',
  'admin.absoluteUrl',
]);

function defaultsOfTyped(namespace: string): Defaults {
  const defaults = new Map<string, unknown>();
  for (const [name, value] of fallbacksIn(javascriptFiles(readerFolders))) {
    if (name.startsWith(`${namespace}.`) && !computed.has(name))
      defaults.set(name.slice(namespace.length + 1), value);
  }
  // What the base configuration sets wins over what a reader would fall back to.
  const base = configuredIn([packageFolder('@strapi/core', 'dist/configuration/index.js')]);
  for (const [name, value] of base) {
    const own =
      namespace === 'server' && !/^(server|admin|api)\b/.test(name)
        ? name
        : name.startsWith(`${namespace}.`) && name.slice(namespace.length + 1);
    if (own && value !== undefined) defaults.set(own, value);
  }
  return defaults;
}

/** Strapi's own server code, where options are read by their full name (`admin.forgotPassword.from`). */
const readerFolders = Object.keys(readers).map((name) => packageFolder(name, 'dist'));

/** An option is known if the packages know it, or if the code that reads an object may read it there. */
function isKnown(name: string, known: string[], namespace: string): boolean {
  if (known.some((other) => other === name || other.startsWith(`${name}.`))) return true;
  const words = wordsOf(namespace);
  return words.size > 0 && name.split('.').every((part) => words.has(part));
}

const wordsOf = remembered((namespace) => wordsIn(javascriptFiles(sources[namespace] ?? [])));

function suggestion(name: string, known: string[]): string {
  const start = (full: string): string => (full.split('.').at(-1) ?? '').slice(0, 4).toLowerCase();
  const similar = known.filter((other) => start(other) === start(name)).slice(0, 4);
  return similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : '';
}

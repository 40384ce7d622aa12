import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OptionRow, OptionTable } from '../../../src/markdown/verifiable/verifiable.ts';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped } from '../finding.ts';
import { correctedTypes } from '../options/corrections.ts';
import type { KnownOptions } from '../options/known.ts';
import {
  allNamespaces,
  javascriptFiles,
  namespaceOf,
  optionName,
  packageFolder,
  readers,
  sources,
  typed,
} from '../options/namespaces.ts';
import { readWrittenType, wrongType, wrongTypeOfDefault } from '../options/option-type.ts';
import type { Defaults } from './defaults.ts';
import { defaultsIn, fallbacksIn, wrongDefault } from './defaults.ts';

/** Checks an option table: that the packages know every name, and the types and defaults that they tell. */
export function checkOptions(table: OptionTable, known: KnownOptions): Finding[] {
  if (table.skip !== undefined) return [skipped('options', table, table.skip)];
  const { namespace, prefix } = namespaceOf(table.of);
  if (namespace === undefined) {
    return [
      failed(
        'options',
        table,
        `Unknown namespace \`${table.of}\`. Known: ${allNamespaces.join(', ')}.`,
      ),
    ];
  }
  const names = known.names[namespace] ?? [];
  const findings = table.rows.flatMap((row) => {
    const full = optionName(prefix, row.name);
    const problems = isKnown(full, names, namespace)
      ? [wrongDefaultOf(full, row, namespace), wrongTypeOf(full, row, namespace, known)]
      : [`Strapi doesn't know the option \`${namespace}.${full}\`.${suggestion(full, names)}`];
    return problems
      .filter((problem) => problem !== undefined)
      .map((problem) =>
        failed('options', { file: table.file, line: row.line, block: table.line }, problem),
      );
  });
  return findings.length > 0 ? findings : [passed('options', table)];
}

function wrongDefaultOf(full: string, row: OptionRow, namespace: string): string | undefined {
  return row.default === undefined
    ? undefined
    : wrongDefault(full, row.default, defaultsOf(namespace));
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

const defaultsCache = new Map<string, Defaults>();

/** The defaults of a namespace: those of its configuration, else what the code that reads it falls back to. */
function defaultsOf(namespace: string): Defaults {
  const cached = defaultsCache.get(namespace);
  if (cached) return cached;
  const defaults =
    namespace in typed
      ? defaultsOfTyped(namespace)
      : defaultsIn(javascriptFiles(ownFiles(namespace)));
  defaultsCache.set(namespace, defaults);
  return defaults;
}

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
  const base = defaultsIn([packageFolder('@strapi/core', 'dist/configuration/index.js')]);
  for (const [name, value] of base) {
    if (namespace === 'server' && !/^(server|admin|api)\b/.test(name)) defaults.set(name, value);
    else if (name.startsWith(`${namespace}.`))
      defaults.set(name.slice(namespace.length + 1), value);
  }
  return defaults;
}

/** Strapi's own server code, where options are read by their full name (`admin.forgotPassword.from`). */
const readerFolders = Object.keys(readers).map((name) => packageFolder(name, 'dist'));

/** An option is known if the packages know it, or if the code that reads an object may read it there. */
function isKnown(name: string, known: string[], namespace: string): boolean {
  if (known.some((other) => other === name || other.startsWith(`${name}.`))) return true;
  const readIn = sources[namespace] ?? [];
  const words = wordsOf(readIn);
  return readIn.length > 0 && name.split('.').every((part) => words.has(part));
}

function suggestion(name: string, known: string[]): string {
  const last = name.split('.').at(-1) ?? name;
  const similar = known
    .filter(
      (other) =>
        (other.split('.').at(-1) ?? '').slice(0, 4).toLowerCase() ===
        last.slice(0, 4).toLowerCase(),
    )
    .slice(0, 4);
  return similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : '';
}

const wordCache = new Map<string, Set<string>>();

/** All identifiers and the segments of all string literals in JavaScript files. */
function wordsOf(paths: readonly string[]): Set<string> {
  const key = paths.join('|');
  const cached = wordCache.get(key);
  if (cached) return cached;
  const words = new Set<string>();
  for (const file of javascriptFiles(paths)) {
    for (const [word] of readFileSync(file, 'utf8').matchAll(/[A-Za-z_$][\w$-]*/g)) words.add(word);
  }
  wordCache.set(key, words);
  return words;
}

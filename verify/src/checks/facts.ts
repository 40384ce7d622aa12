import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Finding, failed, judged } from '../finding.ts';
import { hashText } from '../hash.ts';
import { factsFile } from '../pages/data-files.ts';
import { packageFolder } from '../paths.ts';
import { toPageReport } from '../report.ts';
import type { PageReport } from '../report-format.ts';
import { parseFile, visit } from '../typescript/source.ts';

const require = createRequire(import.meta.url);

/** Compares every entry of the facts file with what the installed packages say. */
export function verifyFacts(source: string): PageReport {
  return toPageReport(
    {
      file: factsFile,
      path: '',
      contentHash: hashText(source),
      parts: ['facts'],
    },
    checkFacts(factsFile, source),
  );
}

/** Compares facts written in YAML with the packages; an entry that cannot be compared fails. */
export function checkFacts(name: string, source: string): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const [problem] = document.errors;
  if (problem)
    return [failed('facts', { file: name, line: problem.linePos?.[0].line ?? 1 }, problem.message)];
  const written = flatten(document.toJS() as Record<string, unknown>);
  const real = realFacts();
  return [...written].flatMap(([key, value]) => {
    const [found, stated] = [JSON.stringify(real[key]), JSON.stringify(value)];
    const problem =
      key in real
        ? `\`${key}\` is ${found} in the packages, the file says ${stated}.`
        : `The verifier can't check \`${key}\`. It knows ${Object.keys(real).join(', ')}.`;
    const place = { file: name, line: lineOf(document, key, counter) };
    return judged('facts', place, key in real && found === stated ? [] : [problem]);
  });
}

/** What the packages say, by the key that the facts file uses. */
function realFacts(): Record<string, unknown> {
  const manifest = require('@strapi/strapi/package.json') as {
    version: string;
    engines: Record<string, string>;
  };
  const { contentTypes } = require('@strapi/utils') as {
    contentTypes: Record<'getReservedAttributeNames' | 'getReservedModelNames', () => string[]>;
  };
  const middlewares = stringArrays('@strapi/core', 'dist/services/server/register-middlewares.js');
  const attributes = contentTypes.getReservedAttributeNames();
  const models = contentTypes.getReservedModelNames();
  const engines = { node: manifest.engines.node ?? '', npm: manifest.engines.npm ?? '' };
  return {
    'strapi.version': manifest.version,
    'node.range': engines.node,
    'node.oldest': bound(engines.node, '>='),
    'node.newest': bound(engines.node, '<='),
    'npm.oldest': bound(engines.npm, '>='),
    'databases.clients': databaseClients(),
    ...databaseDrivers(),
    'middlewares.default': middlewares[0],
    'middlewares.required': middlewares[1],
    'middlewares.template': stringArrays(
      'create-strapi-app',
      'templates/vanilla-js/config/middlewares.js',
    )[0],
    'reservedNames.attributes': attributes
      .filter((name) => !isPrefix(name))
      .map((name) =>
        name.replace(/(?<=[a-z])_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      ),
    'reservedNames.attributePrefixes': prefixesIn(attributes),
    'reservedNames.models': models
      .filter((name) => !isPrefix(name))
      .map((name) => name.replaceAll('_', '-')),
    'reservedNames.modelPrefixes': prefixesIn(models),
  };
}

/** The major version after an operator of a range: 20 in `>=20.0.0 <=26.x.x`. */
function bound(range: string, operator: string): number | undefined {
  const version = range.split(' ').find((part) => part.startsWith(operator));
  return version === undefined ? undefined : Number.parseInt(version.slice(operator.length), 10);
}

/** A reserved name that ends in `*` reserves every name that starts with it. */
function isPrefix(name: string): boolean {
  return name.endsWith('*');
}

function prefixesIn(names: string[]): string[] {
  return names.filter(isPrefix).map((name) => name.slice(0, -1));
}

/** The package that a new project gets for each client. */
function databaseDrivers(): Record<string, string> {
  const source = readFileSync(packageFolder('create-strapi-app', 'dist/utils/database.js'), 'utf8');
  const table = /const sqlClientModule = \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  const drivers = [...table.matchAll(/(\w+): \{\s*['"]?([\w-]+)['"]?:/g)];
  return Object.fromEntries(
    drivers.map(([, client, driver]) => [`databases.drivers.${client}`, driver ?? '']),
  );
}

/** The `case` labels of the function that picks a dialect, without the other spellings. */
function databaseClients(): string[] {
  const source = readFileSync(packageFolder('@strapi/database', 'dist/dialects/index.js'), 'utf8');
  return [
    ...new Set([...source.matchAll(/return '(\w+)';/g)].map((match) => match[1] ?? '')),
  ].sort();
}

/** The lists of strings in a JavaScript file, in order. */
function stringArrays(packageName: string, relative: string): string[][] {
  const lists: string[][] = [];
  visit(parseFile(packageFolder(packageName, relative)), (node) => {
    if (ts.isArrayLiteralExpression(node) && node.elements.every(ts.isStringLiteral))
      lists.push(node.elements.map((element) => (element as ts.StringLiteral).text));
  });
  return lists;
}

/** `{ node: { range } }` as `node.range`; lists are values. */
function flatten(value: Record<string, unknown>, prefix = ''): Map<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? [...flatten(item as Record<string, unknown>, `${prefix}${key}.`)]
      : [[`${prefix}${key}`, item]],
  );
  return new Map(entries);
}

function lineOf(document: Document, key: string, counter: LineCounter): number {
  const node = document.getIn(key.split('.'), true);
  return isNode(node) && node.range ? counter.linePos(node.range[0]).line : 1;
}

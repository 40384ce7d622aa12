import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped } from '../finding.ts';
import { filesBelow } from '../fingerprint.mjs';
import type { OptionTable } from '../pages/parse.ts';
import { verifyRoot } from '../paths.ts';
import type { PageReport } from '../report.ts';
import type { Defaults } from './defaults.ts';
import { defaultsIn, fallbacksIn, wrongDefault } from './defaults.ts';

/** Options by namespace, as dotted names, from Strapi's types and from the settings in effect. */
export type KnownOptions = Record<string, string[]>;

/** The namespaces that Strapi's types describe. */
const typed: Record<string, string> = {
  server: 'Server',
  admin: 'Admin',
  api: 'Api',
  database: 'Database',
  features: 'Features',
};

const packageFolder = (name: string, relative = ''): string =>
  path.join(verifyRoot, 'node_modules', name, relative);
const middleware = (name: string): string =>
  packageFolder('@strapi/core', `dist/middlewares/${name}.js`);
/** A Passport strategy, and the one of OAuth 2.0 that all of them extend. */
const strategy = (name: string, folder: string): string[] => [
  packageFolder(name, folder),
  packageFolder('passport-oauth2', 'lib'),
];

/**
 * The source that reads the options of a namespace which has no types: a name that appears nowhere
 * in it cannot have an effect.
 */
const sources: Record<string, string[]> = {
  database: [
    packageFolder('@strapi/database', 'dist'),
    packageFolder('knex', 'lib'),
    packageFolder('tarn', 'dist'),
    packageFolder('pg', 'lib'),
  ],
  'middlewares.body': [
    middleware('body'),
    packageFolder('koa-body', 'lib'),
    packageFolder('formidable', 'dist'),
  ],
  'middlewares.compression': [middleware('compression'), packageFolder('koa-compress', 'lib')],
  'middlewares.cors': [middleware('cors'), packageFolder('@koa/cors', 'index.js')],
  'middlewares.errors': [middleware('errors')],
  'middlewares.favicon': [middleware('favicon'), packageFolder('koa-favicon', 'index.js')],
  'middlewares.ip': [
    middleware('ip'),
    packageFolder('koa-ip', 'index.js'),
    packageFolder('koa-ip', 'lib'),
  ],
  'middlewares.logger': [
    middleware('logger'),
    packageFolder('@strapi/logger', 'dist'),
    packageFolder('winston', 'lib'),
  ],
  'middlewares.poweredBy': [middleware('powered-by')],
  'middlewares.public': [
    middleware('public'),
    packageFolder('koa-static', 'index.js'),
    packageFolder('koa-send', 'index.js'),
  ],
  'middlewares.query': [middleware('query'), packageFolder('qs', 'lib')],
  'middlewares.responses': [middleware('responses')],
  'middlewares.responseTime': [middleware('response-time')],
  'middlewares.security': [
    middleware('security'),
    packageFolder('koa-helmet', 'lib'),
    packageFolder('helmet', 'index.cjs'),
  ],
  'middlewares.session': [
    middleware('session'),
    packageFolder('koa-session', 'lib'),
    packageFolder('koa-session', 'index.js'),
    packageFolder('cookies', 'index.js'),
  ],
  'plugins.documentation': [packageFolder('@strapi/plugin-documentation', 'dist/server')],
  'plugins.email': [
    packageFolder('@strapi/email', 'dist/server'),
    packageFolder('@strapi/provider-email-sendmail', 'dist'),
  ],
  'plugins.graphql': [
    packageFolder('@strapi/plugin-graphql', 'dist/server'),
    packageFolder('@apollo/server', 'dist/cjs'),
  ],
  'plugins.sentry': [
    packageFolder('@strapi/plugin-sentry', 'dist/server'),
    packageFolder('@sentry/node', 'cjs'),
  ],
  'plugins.i18n': [packageFolder('@strapi/i18n', 'dist/server')],
  'plugins.upload': [
    packageFolder('@strapi/upload', 'dist/server'),
    packageFolder('@strapi/provider-upload-local', 'dist'),
    packageFolder('koa-static', 'index.js'),
    packageFolder('koa-send', 'index.js'),
  ],
  'plugins.users-permissions': [packageFolder('@strapi/plugin-users-permissions', 'dist/server')],
  'providers.upload-aws-s3': [
    packageFolder('@strapi/provider-upload-aws-s3', 'dist'),
    packageFolder('@aws-sdk/client-s3', 'dist-cjs'),
    packageFolder('@smithy/config-resolver', 'dist-cjs'),
    packageFolder('@smithy/middleware-endpoint', 'dist-cjs'),
  ],
  'providers.upload-cloudinary': [
    packageFolder('@strapi/provider-upload-cloudinary', 'dist'),
    packageFolder('cloudinary', 'lib'),
  ],
  'strategies.discord': strategy('passport-discord', 'lib'),
  'strategies.github': strategy('passport-github2', 'lib'),
  'strategies.google': strategy('passport-google-oauth2', 'lib'),
  'strategies.keycloak': strategy('passport-keycloak-oauth2-oidc', 'lib'),
  'strategies.microsoft': strategy('passport-microsoft', 'lib'),
  'strategies.okta': strategy('passport-okta-oauth20', 'dist'),
};

/** Strapi's own server code, where options are read by their full name (`admin.forgotPassword.from`). */
const readers = ['core', 'admin', 'upload', 'content-manager', 'openapi', 'utils'].map((name) =>
  packageFolder(`@strapi/${name}`, 'dist'),
);

/** Collects the known options once per CMS (about five seconds). */
export function knownOptions(golden: string): KnownOptions {
  const cached = path.join(golden, 'options.json');
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as KnownOptions;
  const settings = JSON.parse(readFileSync(path.join(golden, 'settings.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const known: KnownOptions = {};
  for (const [namespace, names] of Object.entries(optionsOfTypes())) known[namespace] = names;
  for (const [namespace, value] of Object.entries(settings)) {
    known[namespace] = [...new Set([...(known[namespace] ?? []), ...namesIn(value)])];
  }
  for (const name of namesReadInFull()) {
    const [namespace = '', ...rest] = name.split('.');
    if (namespace in typed && rest.length > 0)
      known[namespace] = [...new Set([...(known[namespace] ?? []), rest.join('.')])];
  }
  for (const names of Object.values(known)) names.sort();
  writeFileSync(cached, JSON.stringify(known, null, 2));
  return known;
}

/** Checks that the CMS knows every name of an option table, and the defaults that can be read. */
export function checkOptions(table: OptionTable, known: KnownOptions): Finding[] {
  if (table.skip !== undefined) return [skipped('options', table, table.skip)];
  const { namespace, prefix } = namespaceOf(table.of);
  if (namespace === undefined) {
    return [
      failed(
        'options',
        table,
        `Unknown namespace \`${table.of}\`. Known: ${[...new Set([...Object.keys(typed), ...Object.keys(sources)])].sort().join(', ')}.`,
      ),
    ];
  }
  const findings = table.rows.flatMap(({ name, line, default: written }) => {
    const full = prefix === '' ? clean(name) : `${prefix}.${clean(name)}`;
    const place = { file: table.file, line, block: table.line };
    if (!isKnown(full, known[namespace] ?? [], sources[namespace] ?? [])) {
      return [
        failed(
          'options',
          place,
          `Strapi doesn't know the option \`${namespace}.${full}\`.${suggestion(full, known[namespace] ?? [])}`,
        ),
      ];
    }
    const problem =
      written === undefined ? undefined : wrongDefault(full, written, defaultsOf(namespace));
    return problem === undefined ? [] : [failed('options', place, problem)];
  });
  return findings.length > 0 ? findings : [passed('options', table)];
}

/** The options that the CMS has and no page names, in the namespaces that pages describe. */
export function optionGaps(pages: PageReport[], golden: string): Record<string, string[]> {
  const named = new Map<string, Set<string>>();
  for (const [of, names] of pages.flatMap((page) => Object.entries(page.options))) {
    const { namespace, prefix } = namespaceOf(of);
    if (namespace === undefined) continue;
    const set = named.get(namespace) ?? new Set();
    for (const name of names) set.add(prefix === '' ? clean(name) : `${prefix}.${clean(name)}`);
    named.set(namespace, set);
  }
  if (named.size === 0) return {};
  const known = knownOptions(golden);
  const gaps = [...named].map(([namespace, names]): [string, string[]] => {
    const all = known[namespace] ?? [];
    // An object counts as named when it is, or when a page names something in it.
    const missing = all.filter(
      (name) =>
        ![...names].some(
          (other) => other === name || other.startsWith(`${name}.`) || name.startsWith(`${other}.`),
        ),
    );
    return [namespace, missing];
  });
  return Object.fromEntries(
    gaps.filter(([, names]) => names.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
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
  for (const [name, value] of fallbacksIn(javascriptFiles(readers))) {
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

/** `admin.auth` is the namespace `admin` and the prefix `auth`. */
function namespaceOf(of: string): { namespace: string | undefined; prefix: string } {
  const namespaces = [...Object.keys(typed), ...Object.keys(sources)].sort(
    (a, b) => b.length - a.length,
  );
  const namespace = namespaces.find((name) => of === name || of.startsWith(`${name}.`));
  return { namespace, prefix: namespace === undefined ? '' : of.slice(namespace.length + 1) };
}

/** `sessions.options[].x`, `config.preview` and `app.keys` in one form. */
function clean(name: string): string {
  return name
    .replace(/\[\w*\]/g, '')
    .replace(/\.\*$/, '')
    .trim();
}

function isKnown(name: string, known: string[], readIn: string[]): boolean {
  if (known.some((other) => other === name || other.startsWith(`${name}.`))) return true;
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
function wordsOf(paths: string[]): Set<string> {
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

function namesReadInFull(): string[] {
  const names = new Set<string>();
  for (const file of javascriptFiles(readers)) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /config\.(?:get|has)\(\s*['"`]((?:server|admin|api|database|features)\.[\w.-]+)['"`]/g,
    ))
      names.add(name ?? '');
  }
  return [...names];
}

function javascriptFiles(paths: string[]): string[] {
  return paths
    .filter((name) => existsSync(name))
    .flatMap(filesBelow)
    .filter((name) => /\.c?js$/.test(name));
}

/** Dotted names of everything in a settings object. */
function namesIn(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${prefix}${name}`,
    ...namesIn(inner, `${prefix}${name}.`),
  ]);
}

/** Dotted names of everything in the configuration types, by namespace. */
function optionsOfTypes(): KnownOptions {
  const name = path.join(verifyRoot, 'src', 'options-probe.ts');
  const text = `import type { Core } from '@strapi/strapi';\n${Object.entries(typed)
    .map(([key, type]) => `export type ${key} = Core.Config.${type};`)
    .join('\n')}`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
    strict: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, file, ...rest);
  const program = ts.createProgram([name], options, host);
  const checker = program.getTypeChecker();
  const result: KnownOptions = {};
  for (const statement of program.getSourceFile(name)?.statements ?? []) {
    if (ts.isTypeAliasDeclaration(statement))
      result[statement.name.text] = [
        ...new Set(membersOf(checker.getTypeAtLocation(statement), checker, '', 0)),
      ];
  }
  return result;
}

const DEEPEST = 6;

function membersOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  prefix: string,
  depth: number,
): string[] {
  if (depth > DEEPEST) return [];
  if (type.isUnion())
    return type.types.flatMap((member) => membersOf(member, checker, prefix, depth));
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (
    !isObject ||
    checker.isArrayType(type) ||
    checker.isTupleType(type) ||
    type.getCallSignatures().length > 0
  )
    return [];
  return type.getProperties().flatMap((property) => {
    const { name } = property;
    // Members of built-in types such as Date or Buffer aren't options.
    if (!/^[a-z][\w-]*$/i.test(name) || isBuiltIn(property)) return [];
    return [
      `${prefix}${name}`,
      ...membersOf(checker.getTypeOfSymbol(property), checker, `${prefix}${name}.`, depth + 1),
    ];
  });
}

function isBuiltIn(property: ts.Symbol): boolean {
  return (property.declarations ?? []).every((declaration) =>
    /\/(typescript\/lib|@types\/node)\//.test(declaration.getSourceFile().fileName),
  );
}

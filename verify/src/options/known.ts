import { createRequire } from 'node:module';
import path from 'node:path';
import { keep, keptAt, readKept } from '../kept.ts';
import { packageFolder } from '../paths.ts';
import { configuredIn } from './configured.ts';
import { declaredOptions } from './declared.ts';
import { environmentVariables } from './environment.ts';
import { javascriptFiles, readers, serverFiles, sources, typed } from './namespaces.ts';
import type { OptionType } from './option-type.ts';
import { readsIn } from './reads.ts';

/** What the installed packages know of options, by namespace and dotted name. */
export interface KnownOptions {
  /** The options that they declare, set or read, sorted. */
  names: Record<string, string[]>;
  /** The types that they declare; an option that takes any value has none. */
  types: Record<string, Record<string, OptionType>>;
}

/**
 * Collects the options that the packages declare in their types, set in their default configurations
 * or read, without booting the CMS (about six seconds; kept until a package changes).
 */
export function knownOptions(): KnownOptions {
  const file = keptAt('options', import.meta.dirname);
  return readKept(file) ?? keep(file, collect());
}

/** Plugins whose types describe exactly their options. */
const ownTypes: ReadonlySet<string> = new Set(['plugins.email', 'plugins.upload']);

function collect(): KnownOptions {
  const names = new Map<string, Set<string>>(
    [...Object.keys(typed), ...Object.keys(sources)].map((namespace) => [namespace, new Set()]),
  );
  const types: KnownOptions['types'] = {};
  for (const [namespace, declared] of declaredOptions()) {
    types[namespace] = Object.fromEntries(
      [...declared].flatMap(([name, type]) => (type ? [[name, type]] : [])),
    );
    // The other types, of middlewares and of OpenAPI documents describe more than Strapi's own options.
    if (namespace in typed || ownTypes.has(namespace))
      for (const name of declared.keys()) names.get(namespace)?.add(name);
  }
  for (const name of namesInCode()) {
    const namespace = [...names.keys()].find((known) => name.startsWith(`${known}.`));
    if (namespace !== undefined) names.get(namespace)?.add(name.slice(namespace.length + 1));
  }
  const variables = environmentVariables();
  names.set('environment', new Set(variables.packages));
  names.set('environment.template', new Set(variables.template));
  return {
    names: Object.fromEntries(
      [...names]
        .map(([namespace, own]): [string, string[]] => [namespace, [...own].sort()])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    types,
  };
}

/** Full names of everything that Strapi's code sets by default or reads. */
function namesInCode(): Set<string> {
  const names = new Set<string>();
  for (const [packageName, plugin] of Object.entries(readers)) {
    const files = serverFiles(packageFolder(packageName));
    for (const name of readsIn(files, plugin).names) names.add(name);
    if (plugin === undefined) continue;
    for (const name of configuredIn(files.filter(isConfiguration)).keys())
      names.add(`plugins.${plugin}.${name}`);
  }
  for (const name of Object.keys(emailTemplate()))
    names.add(`admin.forgotPassword.emailTemplate.${name}`);
  const base = packageFolder('@strapi/core', 'dist/configuration/index.js');
  // The server's part of the base configuration is a separate object, without its name around it.
  for (const name of configuredIn([base]).keys())
    names.add(/^(server|admin|api)\b/.test(name) ? name : `server.${name}`);
  for (const [namespace, [own]] of Object.entries(sources)) {
    if (!namespace.startsWith('middlewares.') || own === undefined) continue;
    for (const name of configuredIn(javascriptFiles([own])).keys())
      names.add(`${namespace}.${name}`);
  }
  return names;
}

/** The email that the server sends by default, which is put together from several files. */
function emailTemplate(): object {
  return createRequire(import.meta.url)(
    packageFolder(
      '@strapi/admin',
      'dist/server/server/src/config/email-templates/forgot-password.js',
    ),
  ) as object;
}

/** Whether a file of a plugin contains its configuration. */
function isConfiguration(file: string): boolean {
  return /\/(dist\/server|server)\/config(\.js$|\/)/.test(file.split(path.sep).join('/'));
}

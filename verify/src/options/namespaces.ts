import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { packageFolder } from '../paths.ts';

/** The namespaces that Strapi's types describe, with the names of the types. */
export const typed: Readonly<Record<string, string>> = {
  server: 'Server',
  admin: 'Admin',
  api: 'Api',
  database: 'Database',
  features: 'Features',
};

/** A middleware of the core, and the packages that it hands its options on to. */
const middleware = (name: string, ...libraries: string[]): string[] => [
  `@strapi/core/dist/middlewares/${name}.js`,
  ...libraries,
];
/** A Passport strategy, and the one of OAuth 2.0 that all of them extend. */
const strategy = (files: string): string[] => [files, 'passport-oauth2/lib'];

const packageSources: Readonly<Record<string, readonly string[]>> = {
  database: ['@strapi/database/dist', 'knex/lib', 'tarn/dist', 'pg/lib'],
  'middlewares.body': middleware('body', 'koa-body/lib', 'formidable/dist'),
  'middlewares.compression': middleware('compression', 'koa-compress/lib'),
  'middlewares.cors': middleware('cors', '@koa/cors/index.js'),
  'middlewares.errors': middleware('errors'),
  'middlewares.favicon': middleware('favicon', 'koa-favicon/index.js'),
  'middlewares.ip': middleware('ip', 'koa-ip/index.js', 'koa-ip/lib'),
  'middlewares.logger': middleware('logger', '@strapi/logger/dist', 'winston/lib'),
  'middlewares.poweredBy': middleware('powered-by'),
  'middlewares.public': middleware('public', 'koa-static/index.js', 'koa-send/index.js'),
  'middlewares.query': middleware('query', 'qs/lib'),
  'middlewares.responses': middleware('responses'),
  'middlewares.responseTime': middleware('response-time'),
  'middlewares.security': middleware('security', 'koa-helmet/lib', 'helmet/index.cjs'),
  'middlewares.session': middleware(
    'session',
    ...['koa-session/lib', 'koa-session/index.js', 'cookies/index.js'],
  ),
  'plugins.documentation': ['@strapi/plugin-documentation/dist/server'],
  'plugins.email': ['@strapi/email/dist/server', '@strapi/provider-email-sendmail/dist'],
  'plugins.graphql': ['@strapi/plugin-graphql/dist/server', '@apollo/server/dist/cjs'],
  'plugins.sentry': ['@strapi/plugin-sentry/dist/server', '@sentry/node/cjs'],
  'plugins.i18n': ['@strapi/i18n/dist/server'],
  'plugins.upload': [
    ...['@strapi/upload/dist/server', '@strapi/provider-upload-local/dist'],
    ...['koa-static/index.js', 'koa-send/index.js'],
  ],
  'plugins.users-permissions': ['@strapi/plugin-users-permissions/dist/server'],
  'providers.upload-aws-s3': [
    ...['@strapi/provider-upload-aws-s3/dist', '@aws-sdk/client-s3/dist-cjs'],
    ...['@smithy/config-resolver/dist-cjs', '@smithy/middleware-endpoint/dist-cjs'],
  ],
  'providers.upload-cloudinary': ['@strapi/provider-upload-cloudinary/dist', 'cloudinary/lib'],
  'strategies.discord': strategy('passport-discord/lib'),
  'strategies.github': strategy('passport-github2/lib'),
  'strategies.google': strategy('passport-google-oauth2/lib'),
  'strategies.keycloak': strategy('passport-keycloak-oauth2-oidc/lib'),
  'strategies.microsoft': strategy('passport-microsoft/lib'),
  'strategies.okta': strategy('passport-okta-oauth20/dist'),
};

/**
 * The source that reads the options of a namespace which has no types: a name that appears nowhere
 * in it cannot have an effect.
 */
export const sources: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(packageSources).map(([namespace, files]) => [
    namespace,
    files.map((file) => packageFolder(file)),
  ]),
);

/** The packages with Strapi's own server code, and the plugin that each is, if it is one. */
export const readers: Readonly<Record<string, string | undefined>> = {
  '@strapi/admin': undefined,
  '@strapi/content-manager': 'content-manager',
  '@strapi/content-releases': 'content-releases',
  '@strapi/content-type-builder': 'content-type-builder',
  '@strapi/core': undefined,
  '@strapi/data-transfer': undefined,
  '@strapi/database': undefined,
  '@strapi/email': 'email',
  '@strapi/i18n': 'i18n',
  '@strapi/openapi': undefined,
  '@strapi/plugin-documentation': 'documentation',
  '@strapi/plugin-graphql': 'graphql',
  '@strapi/plugin-sentry': 'sentry',
  '@strapi/plugin-users-permissions': 'users-permissions',
  '@strapi/review-workflows': 'review-workflows',
  '@strapi/strapi': undefined,
  '@strapi/upload': 'upload',
  '@strapi/utils': undefined,
};

/**
 * Environment variables: those that the packages read, and those that the configuration files of a
 * new project read.
 */
export const environments = ['environment', 'environment.template'] as const;

/** All namespaces that `of` of an option table can name. */
export const allNamespaces: readonly string[] = [
  ...new Set([...Object.keys(typed), ...Object.keys(sources), ...environments]),
].sort();

/** `admin.auth` is the namespace `admin` and the prefix `auth`. */
export function namespaceOf(of: string): { namespace: string | undefined; prefix: string } {
  const longestFirst = allNamespaces.toSorted((a, b) => b.length - a.length);
  const namespace = longestFirst.find((name) => of === name || of.startsWith(`${name}.`));
  return { namespace, prefix: namespace === undefined ? '' : of.slice(namespace.length + 1) };
}

/** The full name of an option in its namespace, from a row and the `of` of its table. */
export function optionName(prefix: string, written: string): string {
  return prefix === '' ? clean(written) : `${prefix}.${clean(written)}`;
}

/** `sessions.options[].x`, `config.preview.*` and `app.keys` in one form. */
function clean(name: string): string {
  return name
    .replace(/\[\w*\]/g, '')
    .replace(/\.\*$/, '')
    .trim();
}

/** All JavaScript files at these paths. */
export function javascriptFiles(paths: readonly string[]): string[] {
  return paths
    .filter((name) => existsSync(name))
    .flatMap(filesBelow)
    .filter((name) => /\.c?js$/.test(name));
}

/**
 * The JavaScript of a package that the server runs, without that of the admin panel. Before 5.10, some
 * packages kept both in `dist/_chunks`.
 */
export function serverFiles(folder: string): string[] {
  return ['dist', 'server']
    .map((name) => path.join(folder, name))
    .flatMap((name) => javascriptFiles([name]))
    .filter(
      (file) => !path.relative(folder, file).split(path.sep).join('/').startsWith('dist/admin/'),
    );
}

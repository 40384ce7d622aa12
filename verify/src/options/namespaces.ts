import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../hash.ts';
import { verifyRoot } from '../paths.ts';

/** The namespaces that Strapi's types describe, with the names of the types. */
export const typed: Readonly<Record<string, string>> = {
  server: 'Server',
  admin: 'Admin',
  api: 'Api',
  database: 'Database',
  features: 'Features',
};

/** A folder or file of an installed package. */
export const packageFolder = (name: string, relative = ''): string =>
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
export const sources: Readonly<Record<string, readonly string[]>> = {
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

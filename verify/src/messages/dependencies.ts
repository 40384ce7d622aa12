import { globSync } from 'node:fs';
import ts from 'typescript';
import { keep, keptAt, readKept } from '../kept.ts';
import { packageFolder } from '../paths.ts';
import { parseFile, visit } from '../typescript/source.ts';
import { normalized } from './normalized.ts';
import { isSum, textsOf } from './text-of.ts';

/** What Strapi runs on and people meet the messages of. */
const packages = [
  // Database drivers
  ...['pg', 'pg-protocol', 'pg-pool', 'mysql2', 'better-sqlite3', 'knex', 'tarn'],
  // Requests, sessions and files
  ...[
    'koa',
    'koa-body',
    'koa-session',
    '@koa/cors',
    '@koa/router',
    'cookies',
    'formidable',
    'helmet',
  ],
  ...['http-errors', 'raw-body', 'jsonwebtoken', 'yup', 'zod', 'ws', 'sharp', 'undici', 'croner'],
  // GraphQL
  ...['graphql', '@apollo/server', '@graphql-tools/schema', 'graphql-depth-limit', 'nexus'],
  // Providers
  ...[
    'nodemailer',
    'cloudinary',
    '@aws-sdk/client-s3',
    '@smithy/config-resolver',
    'passport-oauth2',
  ],
  ...['passport-discord', 'passport-github2', 'passport-google-oauth2', 'passport-microsoft'],
  ...['passport-keycloak-oauth2-oidc', 'passport-okta-oauth20'],
  // Building, commands and the panel
  ...['vite', 'rollup', 'esbuild', 'webpack', 'enhanced-resolve', 'typescript', 'commander'],
  ...['react', 'react-dom', 'react-router-dom', '@remix-run/router'],
];

/** Every text in the code of those packages, kept until a package changes. */
export function dependencyTexts(): readonly string[] {
  const file = keptAt('dependency-texts', import.meta.dirname);
  return readKept<string[]>(file) ?? keep(file, collect());
}

function collect(): string[] {
  const texts = new Set<string>();
  const names = globSync(`{${packages.join(',')}}/**/*.{js,cjs}`, {
    cwd: packageFolder(''),
    exclude: (name) =>
      /^(?:node_modules|test|tests|umd)$/.test(name) || /\.(?:min|production)\b/.test(name),
  });
  for (const name of names) {
    visit(parseFile(packageFolder(name)), (node) => {
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node) && !isSum(node)) return;
      for (const text of textsOf(node, () => undefined)) texts.add(normalized(text));
    });
  }
  return [...texts].filter((text) => text.includes(' ')).sort();
}

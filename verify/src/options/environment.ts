import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { packageFolder } from '../paths.ts';

/** Environment variables by who reads them. */
export interface EnvironmentVariables {
  /** Those that Strapi's packages read, sorted. */
  packages: string[];
  /** Those that the configuration files of a new project read, sorted. */
  template: string[];
}

const name = '([A-Za-z_][A-Za-z0-9_]*)';
const direct = new RegExp(`\\bprocess\\d*\\.env(?:\\.${name}|\\[['"]${name}['"]\\])`, 'g');
const destructured = /\b(?:const|let|var)\s*\{([^{}=]+)\}\s*=\s*process\.env\b/g;
const helper = new RegExp(
  `\\benv(?:\\.(?:int|float|bool|json|array|date|oneOf))?\\(\\s*['"]${name}['"]`,
  'g',
);

/** The variables that some JavaScript or TypeScript reads, as `process.env.X` or `env('X')`. */
export function variablesIn(text: string): string[] {
  return [
    ...[...text.matchAll(direct)].map(([, dotted, bracketed]) => dotted ?? bracketed ?? ''),
    ...[...text.matchAll(destructured)].flatMap(([, names = '']) =>
      names.split(',').map((part) => part.split(':')[0]?.trim() ?? ''),
    ),
    ...[...text.matchAll(helper)].map(([, found = '']) => found),
  ].filter(Boolean);
}

/** Reads the installed packages of Strapi and the files that create a project. */
export function environmentVariables(): EnvironmentVariables {
  const installer = packageFolder('create-strapi-app');
  const scope = packageFolder('@strapi');
  const code = [
    ...readdirSync(scope).flatMap((folder) => codeBelow(path.join(scope, folder))),
    ...codeBelow(installer),
  ];
  const packages = new Set<string>();
  const template = new Set<string>();
  for (const file of code) {
    const text = readFileSync(file, 'utf8');
    if (!/\benv\b/.test(text)) continue;
    // The installer's code contains the files that it writes into a new project.
    const writes = file.startsWith(installer);
    for (const [match] of writes ? text.matchAll(helper) : [])
      for (const variable of variablesIn(match)) template.add(variable);
    for (const variable of variablesIn(writes ? text.replaceAll(helper, '') : text))
      packages.add(variable);
  }
  for (const file of filesBelow(path.join(installer, 'templates')).filter(isCode))
    for (const variable of variablesIn(readFileSync(file, 'utf8'))) template.add(variable);
  return { packages: [...packages].sort(), template: [...template].sort() };
}

const isCode = (file: string): boolean => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts');

/** The code of a package itself, without that of packages inside it. */
function codeBelow(folder: string): string[] {
  return ['dist', 'server', 'bin']
    .map((part) => path.join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap(filesBelow)
    .filter(isCode);
}

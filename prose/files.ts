import { globSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';

/** Path from the current folder, with forward slashes, as reports print it. */
export const shownPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');

/** Absolute paths of every page and snippet, sorted. */
export function pageFiles(): string[] {
  return globSync('docs/**/*.md', { cwd: projectRoot })
    .sort()
    .map((file) => path.join(projectRoot, file));
}

/** Absolute paths of what contributors read: the figures leave it out, but mistakes count. */
export const projectDocuments = (): string[] =>
  globSync('{*,{hosting,prose,tests,verify}/*,verify/panel/*,src/**/*,data/**/*}.md', {
    cwd: projectRoot,
  })
    .filter((file) => !file.includes('__fixtures__') && !file.startsWith('LICENSE'))
    .map((file) => path.join(projectRoot, file));

/** Absolute paths of the project's own code: the site, its commands, what judges its search, the verifier and these checks. */
export function codeFiles(): string[] {
  const code = globSync('{src,evaluation,scripts,verify,prose,tests}/**/*.{ts,tsx,mjs}', {
    cwd: projectRoot,
    exclude: ['**/node_modules/**', '**/dist/**', 'verify/cms/**', '**/__fixtures__/**'],
  });
  const settings = globSync('*.ts', { cwd: projectRoot });
  return [...code, ...settings].sort().map((file) => path.join(projectRoot, file));
}

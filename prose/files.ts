import { globSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const root = path.join(import.meta.dirname, '..');

/** Path from the current folder, with forward slashes, as reports print it. */
export const shownPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');

/** Absolute paths of every page and snippet, sorted. */
export function pageFiles(): string[] {
  return globSync('docs/**/*.md', { cwd: root })
    .sort()
    .map((file) => path.join(root, file));
}

/** Absolute paths of the project's own code: the site, its commands and the verifier. */
export function codeFiles(): string[] {
  const code = globSync('{src,scripts,verify,tests,prose}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'verify/cms/**', '**/__fixtures__/**', '**/project/**'],
  });
  const settings = globSync('*.ts', { cwd: root });
  return [...code, ...settings].sort().map((file) => path.join(root, file));
}

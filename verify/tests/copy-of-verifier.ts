import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const verifyFolder = path.resolve(import.meta.dirname, '..');

/** Copies parts of the verifier into another project, with links to what it imports of the site. */
export function copyVerifier(project: string, parts: readonly string[]): string {
  const copy = path.join(project, 'verify');
  for (const name of parts)
    cpSync(path.join(verifyFolder, name), path.join(copy, name), { recursive: true });
  for (const name of ['src', 'scripts', 'tests', 'node_modules', 'package.json'])
    symlinkSync(path.join(verifyFolder, '..', name), path.join(project, name));
  return copy;
}

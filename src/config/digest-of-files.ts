import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is next to code, and no page is made with. */
export const besideCode = [
  '**/README.md',
  '**/*.test.{ts,tsx}',
  '**/__fixtures__/**',
  '**/testing/**',
  '**/testing.ts',
];

/**
 * SHA-256 over the names and contents of files.
 * @param root absolute path of the folder that the patterns start from
 * @param left patterns of files that are left out
 */
export function digestOfFiles(
  root: string,
  patterns: readonly string[],
  left: readonly string[] = [],
): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root, exclude: left }).sort()) {
    const full = path.join(root, file);
    if (statSync(full).isDirectory()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(full));
  }
  return hash.digest('hex');
}

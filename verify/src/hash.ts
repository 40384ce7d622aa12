import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.ts';

/** SHA-256 of a text, as hexadecimal digits. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** SHA-256 over the contents and relative names of files and folders. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const root of paths) {
    for (const file of filesBelow(root)) {
      hash.update(`${path.relative(path.dirname(root), file)}\0`);
      hash.update(readFileSync(file));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder in a stable order; a file is its own list. */
export function filesBelow(root: string): string[] {
  if (statSync(root).isFile()) return [root];
  return readdirSync(root)
    .sort()
    .flatMap((name) => filesBelow(path.join(root, name)));
}

/** Writes files by their paths from a folder, and the folders that they are in. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [file: string, content: string | Buffer]>,
): void {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

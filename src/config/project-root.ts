import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The project's folder. It is found from where this module is, be that the source or a chunk that
 * the build bundled into `dist/`, so that every command works from any folder.
 */
export const projectRoot = find(import.meta.dirname);

function find(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) {
    throw new Error(
      `No folder above ${import.meta.dirname} contains package-lock.json. Keep dist/ inside the project.`,
    );
  }
  return find(parent);
}

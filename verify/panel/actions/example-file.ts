import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PanelError } from './panel-error.ts';

/** Files for procedures, and the covers of the restaurants. */
const folders = [
  path.join(import.meta.dirname, '../files'),
  path.join(import.meta.dirname, '../../src/cms/covers'),
];

/** The path of a file that procedures upload. */
export function exampleFile(name: string): string {
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  const there = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  throw new PanelError(
    `No file verify/panel/files/${name}. Files that are there: ${there.join(', ')}`,
  );
}

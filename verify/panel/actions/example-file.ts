import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PanelError } from './panel-error.ts';

const folder = path.join(import.meta.dirname, '../files');

/** The path of a file that procedures upload. */
export function exampleFile(name: string): string {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  const there = existsSync(folder) ? readdirSync(folder).join(', ') : 'none';
  throw new PanelError(`No file verify/panel/files/${name}. Files that are there: ${there}`);
}

import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a build leaves is about 20 files; the bundler and the framework are 2,500. */
const mostFiles = 4000;

/**
 * The folder in which Node.js keeps compiled code, so that builds after the first one don't compile the
 * bundler and the framework again. Node.js never removes what nobody needs now, such as the code
 * that each build makes for itself, so that the folder starts over from time to time.
 * @param root absolute path of the site
 */
export function compileCache(root: string): string {
  const folder = path.join(root, '.cache/compiled');
  if (existsSync(folder) && readdirSync(folder, { recursive: true }).length > mostFiles) {
    rmSync(folder, { recursive: true });
  }
  return folder;
}

import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheRoot } from '../paths.ts';
import { readerProject } from '../reader/project.ts';

/**
 * Copies the reader's project in JavaScript, because a boot writes into it. The copy stays inside `verify/` so
 * that its `require` calls find the installed packages.
 * @param from the folder of another project in JavaScript
 */
export function copyProject(name: string, from = readerProject('javascript')): string {
  const appDir = path.join(cacheRoot, 'apps', name);
  rmSync(appDir, { recursive: true, force: true });
  cpSync(from, appDir, { recursive: true });
  // The folder of SQLite's file, which the seeded database is copied to before the boot.
  mkdirSync(path.join(appDir, '.tmp'), { recursive: true });
  return appDir;
}

/** Removes the copies that runs left behind when they were interrupted. */
export function removeAbandonedCopies(): void {
  const folder = path.join(cacheRoot, 'apps');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const owner = /^(?!serve-).*-(\d+)$/.exec(name)?.[1];
    if (owner !== undefined && !isRunning(Number(owner)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The SQLite file of a copied project. */
function databaseFile(appDir: string): string {
  return path.join(appDir, '.tmp', 'data.db');
}

/** Where a project keeps the files of its media library. */
export function uploadsFolder(appDir: string): string {
  return path.join(appDir, 'public', 'uploads');
}

/** The seeded databases of the golden folder: for the APIs, and for the admin panel. */
export const DATABASE = 'data.db';
export const PANEL_DATABASE = 'panel.db';

/** Puts a seeded database and its pictures into a copied project. */
export function copySeed(goldenDirectory: string, database: string, appDir: string): void {
  copyFileSync(path.join(goldenDirectory, database), databaseFile(appDir));
  cpSync(path.join(goldenDirectory, 'uploads'), uploadsFolder(appDir), { recursive: true });
}

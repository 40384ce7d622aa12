import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes a lock, so that no two processes build the same site at the same time and take its files from each other.
 * @param file absolute path of the file that says which process has the lock
 * @returns what gives it back
 * @throws Error while another process has it
 */
export function takeLock(file: string): () => void {
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isRunning(owner)) {
    throw new Error(
      `Process ${owner} is building this site already. Wait until it has ended; if it isn't a build, remove ${file}.`,
    );
  }
  mkdirSync(path.dirname(file), { recursive: true });
  // Its process was killed.
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function isRunning(id: number): boolean {
  if (!(id > 0)) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    // It belongs to somebody else.
    return Object(error).code === 'EPERM';
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashFiles } from './hash.ts';
import { cacheRoot, verifyRoot } from './paths.ts';

/** Where something is kept that is the same as long as the versions of the packages and these files are. */
export function keptAt(name: string, ...sources: string[]): string {
  const key = hashFiles([path.join(verifyRoot, 'package-lock.json'), ...sources]);
  return path.join(cacheRoot, `${name}-${key.slice(0, 16)}`);
}

/** What `keep` wrote, sets and maps included. */
export function readKept<Value>(file: string): Value | undefined {
  return existsSync(file) ? (deserialize(readFileSync(file)) as Value) : undefined;
}

/** Keeps a value that takes long to make. */
export function keep<Value>(file: string, value: Value): Value {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, serialize(value));
  return value;
}

/**
 * Puts a folder that was made elsewhere into its place. Another run may have finished first; its result is
 * the same.
 */
export function moveTo(directory: string, working: string): string {
  mkdirSync(path.dirname(directory), { recursive: true });
  if (existsSync(directory)) rmSync(working, { recursive: true, force: true });
  else renameSync(working, directory);
  return directory;
}

import {
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { linkFile } from './packages.ts';

/** How a tree of files is copied. */
export interface CopyOptions {
  /** Whether a file or a folder is left out, by its path below the source. */
  readonly ignores?: (relative: string) => boolean;
  /** The number of the user and the group whom the copy belongs to. */
  readonly owner?: number | undefined;
}

/**
 * Copies a file, or what is in a folder. Installed packages are linked instead: nothing changes them,
 * and there are sixty thousand files of them.
 */
export function copyTree(
  source: string,
  target: string,
  options: CopyOptions = {},
  relative = '',
): void {
  if (relative !== '' && options.ignores?.(relative)) return;
  const [from, to] = [path.join(source, relative), path.join(target, relative)];
  const stat = lstatSync(from);
  const isPackage = from.includes('/node_modules/');
  mkdirSync(path.dirname(to), { recursive: true });
  if (stat.isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from))
      copyTree(source, target, options, path.join(relative, name));
  } else if (stat.isSymbolicLink()) {
    rmSync(to, { force: true });
    symlinkSync(readlinkSync(from), to);
  } else if (isPackage) linkFile(from, to);
  else copyFileSync(from, to);
  if (options.owner !== undefined && !isPackage && !stat.isSymbolicLink())
    chownSync(to, options.owner, options.owner);
}

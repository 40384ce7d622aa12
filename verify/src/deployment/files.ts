import {
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { linkFile } from './packages.ts';

/** Whom files belong to, as numbers. */
export interface Owner {
  readonly user: number;
  readonly group: number;
}

/** How a tree of files is copied. */
export interface CopyOptions {
  /** Whether a file or a folder is left out, by its path below the source. */
  readonly ignores?: (relative: string, isFolder: boolean) => boolean;
  readonly owner?: Owner | undefined;
}

/**
 * Copies a file, or what is in a folder. Installed packages are linked instead: nothing changes them,
 * and there are sixty thousand files of them.
 */
export function copyTree(source: string, target: string, options: CopyOptions = {}): void {
  copyEntry(source, target, '', options);
}

function copyEntry(source: string, target: string, relative: string, options: CopyOptions): void {
  const stat = lstatSync(source);
  if (relative !== '' && options.ignores?.(relative, stat.isDirectory())) return;
  mkdirSync(path.dirname(target), { recursive: true });
  const isPackage = source.includes(`${path.sep}node_modules${path.sep}`);
  if (stat.isDirectory()) {
    if (!existsSync(target)) mkdirSync(target);
    if (options.owner && !isPackage) chownSync(target, options.owner.user, options.owner.group);
    for (const name of readdirSync(source))
      copyEntry(
        path.join(source, name),
        path.join(target, name),
        relative === '' ? name : `${relative}/${name}`,
        options,
      );
  } else if (stat.isSymbolicLink()) {
    if (!existsSync(target)) symlinkSync(readlinkSync(source), target);
  } else if (isPackage) {
    linkFile(source, target);
  } else {
    copyFileSync(source, target);
    if (options.owner) chownSync(target, options.owner.user, options.owner.group);
  }
}

/** The files below a folder, relative to it, without installed packages and the history of git. */
export function ownFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const relative = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.name === 'node_modules' || entry.name === '.git') return [];
      if (entry.isDirectory()) return ownFiles(folder, relative);
      return entry.isFile() ? [relative] : [];
    });
}

/** The folders below a folder that have packages installed, relative to it; `''` is the folder itself. */
export function foldersWithPackages(folder: string, below = ''): string[] {
  const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    if (entry.name === 'node_modules') return [below];
    return foldersWithPackages(folder, below === '' ? entry.name : `${below}/${entry.name}`);
  });
}

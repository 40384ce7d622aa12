import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashText } from '../hash.ts';
import { cacheRoot } from '../paths.ts';
import { foldersWithPackages, ownFiles } from './files.ts';
import type { PackageTree } from './packages.ts';
import { installedTree, installTree } from './packages.ts';

/** What is worth keeping: installing and copying take less than this, building takes longer. */
const WORTH_KEEPING_MS = 4000;

/** Results that are kept; each is a build with its panel, of 20 MB. */
const MOST_LAYERS = 12;

/** What a command left behind. */
interface Layer {
  /** Folders with packages, and what is installed in each. */
  readonly packages: Record<string, Record<string, string>>;
  readonly removed: readonly string[];
}

const folderOfLayers = path.join(cacheRoot, 'deployment');

/**
 * Runs a command in a folder, or puts back what it left there when it last ran with the same files,
 * packages and environment, as Docker does with its layers.
 * @param depends whatever else the result depends on
 * @returns whether the command had to run
 */
export async function withLayers(
  folder: string,
  depends: readonly string[],
  run: () => Promise<void>,
): Promise<boolean> {
  const before = fingerprints(folder);
  const layer = path.join(folderOfLayers, keyOf(folder, before, depends));
  if (existsSync(layer)) {
    restore(layer, folder);
    return false;
  }
  const started = Date.now();
  await run();
  if (Date.now() - started >= WORTH_KEEPING_MS) keep(layer, folder, before);
  return true;
}

function fingerprints(folder: string): Map<string, string> {
  return new Map(
    ownFiles(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

function keyOf(
  folder: string,
  files: ReadonlyMap<string, string>,
  depends: readonly string[],
): string {
  return hashText(JSON.stringify([[...files], packagesIn(folder), depends])).slice(0, 20);
}

function packagesIn(folder: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    foldersWithPackages(folder)
      .sort()
      .map((below) => [
        below,
        Object.fromEntries(installedTree(path.join(folder, below)) ?? new Map()),
      ]),
  );
}

function keep(layer: string, folder: string, before: ReadonlyMap<string, string>): void {
  const after = fingerprints(folder);
  const working = `${layer}.${process.pid}`;
  rmSync(working, { recursive: true, force: true });
  mkdirSync(path.join(working, 'files'), { recursive: true });
  for (const [file, hash] of after)
    if (before.get(file) !== hash)
      cpSync(path.join(folder, file), path.join(working, 'files', file));
  const removed = [...before.keys()].filter((file) => !after.has(file));
  writeFileSync(
    path.join(working, 'layer.json'),
    JSON.stringify({ packages: packagesIn(folder), removed } satisfies Layer),
  );
  // Another run may have finished first; its result is the same.
  if (existsSync(layer)) rmSync(working, { recursive: true, force: true });
  else renameSync(working, layer);
  removeOldest();
}

function restore(layer: string, folder: string): void {
  const { packages, removed } = JSON.parse(
    readFileSync(path.join(layer, 'layer.json'), 'utf8'),
  ) as Layer;
  cpSync(path.join(layer, 'files'), folder, { recursive: true });
  for (const file of removed) rmSync(path.join(folder, file), { force: true });
  const present = packagesIn(folder);
  for (const below of new Set([...Object.keys(present), ...Object.keys(packages)])) {
    const wanted: PackageTree = new Map(Object.entries(packages[below] ?? {}));
    if (JSON.stringify(present[below] ?? {}) !== JSON.stringify(Object.fromEntries(wanted)))
      installTree(path.join(folder, below), wanted);
  }
  utimesSync(layer, new Date(), new Date());
}

function removeOldest(): void {
  const layers = readdirSync(folderOfLayers).map((name) => path.join(folderOfLayers, name));
  const byAge = layers.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const layer of byAge.slice(MOST_LAYERS)) rmSync(layer, { recursive: true, force: true });
}

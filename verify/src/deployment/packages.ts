import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { verifyRoot } from '../paths.ts';

/** The part of a `package.json` that npm installs by. */
export interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** One package of a lockfile. */
interface LockEntry extends Manifest {
  optionalDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  bin?: Record<string, string>;
}

/** Where the packages of a project go, below its folder, and which installed ones of the verifier they are. */
export type PackageTree = ReadonlyMap<string, string>;

/** The groups of dependencies that an installation leaves out. */
export type Omitted = 'dev' | 'peer';

/** Written into `node_modules`: what was installed, so that the same can be installed again. */
const MANIFEST = '.installed.json';

let lockfile: Record<string, LockEntry> | undefined;

function locked(): Record<string, LockEntry> {
  lockfile ??= (
    JSON.parse(readFileSync(path.join(verifyRoot, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockEntry>;
    }
  ).packages;
  return lockfile;
}

/**
 * What npm would install for a `package.json`: its packages and everything that these need, taken from
 * the verifier's own lockfile, with npm's rules for where a package is found.
 * @throws Error if the verifier doesn't have a package
 */
export function packageTree(manifest: Manifest, omitted: ReadonlySet<Omitted>): PackageTree {
  const tree = new Map<string, string>();
  const missing: string[] = [];
  const wanted = {
    ...(omitted.has('peer') ? {} : manifest.peerDependencies),
    ...(omitted.has('dev') ? {} : manifest.devDependencies),
    ...manifest.dependencies,
  };
  for (const name of Object.keys(wanted)) {
    const source = resolve('', name) ?? nested(name);
    if (source === undefined) missing.push(name);
    else add(tree, `node_modules/${name}`, source);
  }
  if (missing.length > 0)
    throw new Error(
      `The verifier doesn't have ${missing.join(', ')}. Add it to verify/package.json in the version that readers get.`,
    );
  return tree;
}

function add(tree: Map<string, string>, target: string, source: string): void {
  if (tree.has(target)) return;
  const entry = locked()[source];
  if (!entry || !existsSync(path.join(verifyRoot, source))) return;
  tree.set(target, source);
  const optionalPeers = entry.peerDependenciesMeta ?? {};
  const names = [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter((name) => !optionalPeers[name]?.optional),
  ];
  for (const name of names) {
    const found = resolve(source, name);
    if (found !== undefined) add(tree, placeOf(found, source, target, name), found);
  }
}

/** A package that is nested for the verifier but at the top for a project brings its neighbors along. */
function placeOf(found: string, source: string, target: string, name: string): string {
  if (source === target || !path.dirname(found).includes('/node_modules')) return found;
  return found.startsWith(`${source}/`)
    ? target + found.slice(source.length)
    : `${target}/node_modules/${name}`;
}

/** The package that `name` means inside another one: npm looks in its folder, then further up. */
function resolve(from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (locked()[candidate]) return candidate;
    if (folder === '') return undefined;
    const end = folder.lastIndexOf('/node_modules/');
    folder = end === -1 ? '' : folder.slice(0, end);
  }
}

/** A package that the verifier has only inside another one; that of the admin panel comes first. */
function nested(name: string): string | undefined {
  const found = Object.keys(locked()).filter((key) => key.endsWith(`/node_modules/${name}`));
  return found.find((key) => key.startsWith('node_modules/@strapi/admin/')) ?? found[0];
}

/** The `package-lock.json` that belongs to a `package.json`. */
export function lockfileOf(manifest: Manifest): string {
  const { name, version, dependencies, devDependencies, peerDependencies } = manifest;
  const tree = packageTree(manifest, new Set());
  const packages = Object.fromEntries(
    [...tree].sort().map(([target, source]) => [target, locked()[source] ?? {}]),
  );
  const root = { name, version, dependencies, devDependencies, peerDependencies };
  return `${JSON.stringify(
    { name, version, lockfileVersion: 3, requires: true, packages: { '': root, ...packages } },
    null,
    2,
  )}\n`;
}

/**
 * Makes the `node_modules` of a folder, without a link to anything outside of it: the files are hard
 * links, so that this takes two seconds instead of one to two minutes.
 */
export function installTree(folder: string, tree: PackageTree): void {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  if (tree.size === 0) return;
  for (const [target, source] of tree)
    linkFolder(path.join(verifyRoot, source), path.join(folder, target));
  linkPrograms(folder, tree);
  writeFileSync(
    path.join(folder, 'node_modules', MANIFEST),
    JSON.stringify(Object.fromEntries(tree)),
  );
}

/** What `installTree` put into a folder; `undefined` if there is no `node_modules` of its making. */
export function installedTree(folder: string): PackageTree | undefined {
  const file = path.join(folder, 'node_modules', MANIFEST);
  if (!existsSync(file)) return undefined;
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** Links all files below a folder; what is in its `node_modules` are other packages. */
function linkFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') linkFolder(from, to);
    } else linkFile(from, to);
  }
}

/** A hard link, or a copy where the two are on different disks. */
export function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function linkPrograms(folder: string, tree: PackageTree): void {
  const bin = path.join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const [target, source] of tree) {
    const name = target.slice('node_modules/'.length);
    if (name.includes('node_modules/')) continue;
    for (const [program, file] of Object.entries(locked()[source]?.bin ?? {})) {
      const link = path.join(bin, program);
      if (existsSync(link)) continue;
      symlinkSync(path.join('..', name, file), link);
    }
  }
}

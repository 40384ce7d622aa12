import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { verifyRoot } from '../paths.ts';

/** The part of a `package.json` that npm installs by. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** One package of a lockfile. */
interface LockEntry extends Manifest {
  version?: string;
  optionalDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  bin?: Record<string, string>;
}

/** The name of npm's lockfile. */
export const LOCKFILE = 'package-lock.json';

/** As much of the lockfile of a `package.json` as shows whether the two belong together. */
export const lockfileOf = ({ dependencies, devDependencies, peerDependencies }: Manifest): string =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: { '': { dependencies, devDependencies, peerDependencies } },
  });

/** Why a package needs another one. */
export type Kind = 'dev' | 'peer' | 'other';

/** The package at the place `from` (`''` is the project) needs another one, which it finds at `to`. */
interface Edge {
  readonly from: string;
  readonly name: string;
  readonly kind: Kind;
  readonly to: string;
}

/** The verifier has versions for its own use at the top; below the panel are those that a project gets. */
const PROJECT = 'node_modules/@strapi/admin';

const { packages: locked } = JSON.parse(readFileSync(path.join(verifyRoot, LOCKFILE), 'utf8')) as {
  packages: Record<string, LockEntry>;
};

/**
 * Makes the `node_modules` of a folder as npm does, from what the verifier has installed. The files are
 * hard links, so that this takes two seconds instead of one to two minutes.
 * @param without the kinds of needs that npm leaves out
 * @throws Error if the verifier doesn't have a package
 */
export function installPackages(
  folder: string,
  manifest: Manifest,
  without: readonly Kind[],
): void {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  const programs = path.join(folder, 'node_modules/.bin');
  for (const [target, source] of packagesOf(manifest, without)) {
    linkFolder(path.join(verifyRoot, source), path.join(folder, target));
    for (const [program, file] of Object.entries(locked[source]?.bin ?? {})) {
      const link = path.join(programs, program);
      if (folderAbove(target) !== '' || existsSync(link)) continue;
      mkdirSync(programs, { recursive: true });
      symlinkSync(path.join('../..', target, file), link);
    }
  }
}

/**
 * The packages that npm installs for a `package.json`, by their places below its folder, and where the
 * verifier has them. npm puts each as far up as nothing else has the name, level by level.
 */
export function packagesOf(manifest: Manifest, without: readonly Kind[]): Map<string, string> {
  const sources = new Map<string, string>();
  const edges: Edge[] = [];
  const waiting = [''];
  for (const from of waiting) {
    const source = from === '' ? PROJECT : (sources.get(from) ?? '');
    const entry = from === '' ? manifest : (locked[source] ?? {});
    for (const [name, kind] of needs(entry, from === '')) {
      const found = resolve(source, name, (place) => place in locked);
      if (found === undefined || !existsSync(path.join(verifyRoot, found))) {
        if (from !== '') continue;
        throw new Error(`Add ${name} to verify/package.json in the version that readers get.`);
      }
      const to = placeFor(found, { from, name, kind }, sources, edges);
      edges.push({ from, name, kind, to });
      if (sources.has(to)) continue;
      sources.set(to, found);
      waiting.push(to);
    }
  }
  const places = new Set(['']);
  for (const from of places)
    for (const edge of edges)
      if (edge.from === from && !without.includes(edge.kind)) places.add(edge.to);
  return new Map([...sources].filter(([target]) => places.has(target)));
}

/** What a package needs, in npm's order; development packages count for the project alone. */
function needs(entry: LockEntry, isProject: boolean): [string, Kind][] {
  const kinds: Record<string, Kind> = {};
  for (const name of Object.keys(entry.peerDependencies ?? {}))
    if (!entry.peerDependenciesMeta?.[name]?.optional) kinds[name] = 'peer';
  for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }))
    kinds[name] = 'other';
  for (const name of Object.keys((isProject && entry.devDependencies) || {})) kinds[name] = 'dev';
  return Object.entries(kinds).sort(([a], [b]) => (a < b ? -1 : 1));
}

function placeFor(
  found: string,
  { from, name, kind }: Omit<Edge, 'to'>,
  sources: ReadonlyMap<string, string>,
  edges: readonly Edge[],
): string {
  // A peer is next to the package that needs it, or further up.
  let folder = kind === 'peer' ? folderAbove(from) : from;
  const known = resolve(folder, name, (place) => sources.has(place));
  if (known && locked[sources.get(known) ?? '']?.version === locked[found]?.version) return known;
  let best = inside(folder, name);
  while (folder !== '') {
    folder = folderAbove(folder);
    const below = folder === '' ? '' : `${folder}/`;
    // There, it must not come between other packages and what they have found further up.
    const isBetween = edges.some(
      (edge) =>
        edge.name === name && `${edge.from}/`.startsWith(below) && !edge.to.startsWith(below),
    );
    if (sources.has(inside(folder, name)) || isBetween) break;
    best = inside(folder, name);
  }
  return best;
}

const inside = (folder: string, name: string): string =>
  `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;

/** The package in whose `node_modules` a package is; `''` for the project. */
const folderAbove = (folder: string): string =>
  folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));

/** The package that `name` means inside another one: Node looks in its folder, then further up. */
function resolve(
  from: string,
  name: string,
  exists: (folder: string) => boolean,
): string | undefined {
  for (let folder = from; ; folder = folderAbove(folder)) {
    const candidate = inside(folder, name);
    if (exists(candidate)) return candidate;
    if (folder === '') return undefined;
  }
}

/** Links all files below a folder; what is in its `node_modules` are other packages. */
function linkFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (!entry.isDirectory()) linkFile(from, to);
    else if (entry.name !== 'node_modules') linkFolder(from, to);
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

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { keep, readKept } from '../kept.ts';
import { readers } from '../options/namespaces.ts';
import { cacheRoot } from '../paths.ts';
import { type ApiNames, apiNames, clientApis, serverApis } from './api.ts';
import { noSurface, type Surface, surfaceOf } from './surface.ts';

const run = promisify(execFile);
/** What is known of published versions, kept between runs. */
export const publishedCache = path.join(cacheRoot, 'published');

/** The stable versions of a package from one version to another, oldest first. */
export async function publishedVersions(
  name: string,
  first: string,
  last: string,
): Promise<string[]> {
  const versions = (await view(name, 'versions')) as string[];
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort(compareVersions)
    .filter(
      (version) => compareVersions(first, version) <= 0 && compareVersions(version, last) <= 0,
    );
}

/** What the registry says of packages. */
export async function view(...words: string[]): Promise<unknown> {
  mkdirSync(cacheRoot, { recursive: true });
  const options = { cwd: cacheRoot, maxBuffer: 256 * 1024 * 1024 };
  const { stdout } = await run('npm', ['view', ...words, '--json'], options);
  return JSON.parse(stdout);
}

/** Negative if the first version is older. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at === -1 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

/** What Strapi's packages of one version read; those that are new to this machine are downloaded. */
export async function surfacesOf(version: string): Promise<Map<string, Surface>> {
  const names = Object.keys(readers);
  const fileOf = (name: string): string =>
    path.join(publishedCache, version, name.replace('@strapi/', ''));
  const missing = names.filter((name) => !existsSync(fileOf(name)));
  if (missing.length > 0)
    await inPackages(missing, version, (folders) => {
      for (const name of missing) {
        const folder = folders.get(name);
        keep(fileOf(name), folder === undefined ? noSurface : surfaceOf(name, folder));
      }
    });
  return new Map(names.map((name) => [name, readKept(fileOf(name)) ?? noSurface]));
}

/** The packages whose types describe what developers call on the server. */
const typePackages = ['types', 'database', 'logger', 'openapi', 'permissions', 'utils'].map(
  (name) => `@strapi/${name}`,
);

/** The names in the server's APIs in one version. */
export function serverApiNames(version: string): Promise<ApiNames> {
  return apiNamesOf(version, typePackages, serverApis);
}

/** The names in the client's API in one version of the client. */
export function clientApiNames(version: string): Promise<ApiNames> {
  return apiNamesOf(version, ['@strapi/client'], clientApis);
}

async function apiNamesOf(
  version: string,
  packages: readonly string[],
  apis: typeof serverApis,
): Promise<ApiNames> {
  const label = packages[0]?.replace('@strapi/', '') ?? '';
  const kept = path.join(publishedCache, `api-${label}`, `${version}.kept`);
  const known = readKept<ApiNames>(kept);
  if (known) return known;
  const folder = path.join(publishedCache, `api-${label}`, version);
  await inPackages(packages, version, (folders) => {
    for (const [name, unpacked] of folders)
      cpSync(unpacked, path.join(folder, 'node_modules', name), { recursive: true });
  });
  const names = apiNames(folder, apis);
  rmSync(folder, { recursive: true });
  return keep(kept, names);
}

/** The code of the server, without that of the admin panel. */
const serverOnly = ['*.map', '*.mjs', '*/dist/admin/*'];

/**
 * Unpacks published packages while `read` reads them.
 * @param read gets the folders by name, without packages that don't have this version
 * @param unwanted patterns of files that stay packed
 */
export async function inPackages(
  names: readonly string[],
  version: string,
  read: (folders: ReadonlyMap<string, string>) => void,
  unwanted: readonly string[] = serverOnly,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-published-'));
  try {
    const folders = new Map<string, string>();
    for (const { name, filename } of await pack(names, version, folder)) {
      const target = path.join(folder, name);
      mkdirSync(target, { recursive: true });
      await run('tar', [
        ...['-xzf', path.join(folder, filename), '-C', target],
        ...['--strip-components=1', '--wildcards'],
        ...unwanted.map((pattern) => `--exclude=${pattern}`),
      ]);
      folders.set(name, target);
    }
    read(folders);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Downloads the packages that have this version into a folder. */
async function pack(
  names: readonly string[],
  version: string,
  folder: string,
): Promise<{ name: string; filename: string }[]> {
  if (names.length === 0) return [];
  try {
    const { stdout } = await run(
      'npm',
      [
        'pack',
        ...names.map((name) => `${name}@${version}`),
        '--json',
        '--pack-destination',
        folder,
      ],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as { name: string; filename: string }[];
  } catch (error) {
    // npm gives up at the first package that it doesn't find, and names it: if it's to be silent, only in its JSON.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const said = stdout + stderr;
    const missing = names.find((name) => said.includes(`found for ${name}@${version}`));
    if (missing === undefined) throw error;
    return pack(
      names.filter((name) => name !== missing),
      version,
      folder,
    );
  }
}

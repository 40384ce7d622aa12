import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { javascriptFiles, serverFiles } from '../options/namespaces.ts';
import { inPackages, publishedCache } from '../since/published.ts';
import { commandsIn } from './commands.ts';
import { exportsOf } from './exports.ts';
import { contentRoutesIn } from './routes.ts';

/** What developers can use of one version, apart from its options and its server API. */
export interface Catalog {
  readonly commands: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  readonly adminExports: ReadonlySet<string>;
  readonly utilsExports: ReadonlySet<string>;
}

const withCommands = ['@strapi/strapi', '@strapi/cloud-cli'];

/** Plugins with routes in the Content API, by package. */
const withRoutes: Readonly<Record<string, string>> = {
  '@strapi/email': 'email',
  '@strapi/i18n': 'i18n',
  '@strapi/plugin-users-permissions': 'users-permissions',
  '@strapi/upload': 'upload',
};

/** What plugins import in the admin panel. */
const adminEntries: Readonly<Record<string, string>> = {
  '@strapi/admin': 'dist/admin/src/index.d.ts',
  '@strapi/content-manager': 'dist/admin/src/exports.d.ts',
};

const packages = [
  ...withCommands,
  ...Object.keys(withRoutes),
  ...Object.keys(adminEntries),
  '@strapi/utils',
];

/**
 * Reads the packages of one version, which are downloaded once.
 * @returns `undefined` if the registry doesn't have all of them, as after a release that was broken off
 */
export async function catalogOf(version: string): Promise<Catalog | undefined> {
  const file = path.join(publishedCache, 'catalog', `${version}.json`);
  if (existsSync(file)) return fromJson(readFileSync(file, 'utf8'));
  let catalog: Catalog | undefined;
  const read = (folders: ReadonlyMap<string, string>): void => {
    if (packages.every((name) => folders.has(name))) catalog = catalogIn(folders);
  };
  await inPackages(packages, version, read, ['*.map', '*.mjs']);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(catalog ?? null, (_, value) => (value instanceof Set ? [...value] : value)),
  );
  return catalog;
}

function fromJson(text: string): Catalog | undefined {
  const kept = JSON.parse(text) as Record<keyof Catalog, string[]> | null;
  if (!kept) return undefined;
  return {
    commands: new Set(kept.commands),
    routes: new Set(kept.routes),
    adminExports: new Set(kept.adminExports),
    utilsExports: new Set(kept.utilsExports),
  };
}

/** @param folders the unpacked packages by name; those that a version doesn't have are left out */
function catalogIn(folders: ReadonlyMap<string, string>): Catalog {
  const folderOf = (name: string): string[] => {
    const folder = folders.get(name);
    return folder === undefined ? [] : [folder];
  };
  return {
    commands: commandsIn(
      withCommands
        .flatMap(folderOf)
        .flatMap((folder) => javascriptFiles([path.join(folder, 'dist')])),
    ),
    routes: new Set(
      Object.entries(withRoutes).flatMap(([name, plugin]) =>
        folderOf(name).flatMap((folder) => [...contentRoutesIn(serverFiles(folder), plugin)]),
      ),
    ),
    adminExports: new Set(
      Object.entries(adminEntries).flatMap(([name, entry]) =>
        folderOf(name).flatMap((folder) => [...exportsOf(path.join(folder, entry))]),
      ),
    ),
    utilsExports: new Set(
      folderOf('@strapi/utils').flatMap((folder) => [
        ...exportsOf(path.join(folder, 'dist/index.d.ts')),
      ]),
    ),
  };
}

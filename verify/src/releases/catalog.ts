import path from 'node:path';
import { keep, readKept } from '../kept.ts';
import { javascriptFiles, serverFiles } from '../options/namespaces.ts';
import { packageFolder } from '../paths.ts';
import { inPackages, publishedCache } from '../since/published.ts';
import { commandsIn } from './commands.ts';
import { eventsIn } from './events.ts';
import { exportsOf } from './exports.ts';
import { contentRoutesIn } from './routes.ts';
import { toolsIn } from './tools.ts';

/** What developers can use of one version, apart from its options and its server API. */
export interface Catalog {
  readonly commands: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  /** Tools of the MCP server. */
  readonly tools: ReadonlySet<string>;
  /** Events of the event hub. */
  readonly events: ReadonlySet<string>;
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

/** What has tools for assistants, or emits events. */
const withServer = [
  ...Object.keys(adminEntries),
  ...['content-releases', 'content-type-builder', 'core', 'i18n', 'review-workflows', 'upload'].map(
    (name) => `@strapi/${name}`,
  ),
];

const packages = [
  ...new Set([...withCommands, ...Object.keys(withRoutes), ...withServer, '@strapi/utils']),
];

/** What the installed packages have. */
export function installedCatalog(): Catalog {
  return catalogIn(new Map(packages.map((name) => [name, packageFolder(name)])));
}

/**
 * Reads the packages of one version, which are downloaded once.
 * @returns `undefined` if the registry doesn't have all of them, as after a release that was broken off
 */
export async function catalogOf(version: string): Promise<Catalog | undefined> {
  const file = path.join(publishedCache, 'names', version);
  const kept = readKept<{ catalog: Catalog | undefined }>(file);
  if (kept) return kept.catalog;
  let catalog: Catalog | undefined;
  const read = (folders: ReadonlyMap<string, string>): void => {
    if (packages.every((name) => folders.has(name))) catalog = catalogIn(folders);
  };
  await inPackages(packages, version, read, ['*.map', '*.mjs']);
  return keep(file, { catalog }).catalog;
}

/** @param folders the unpacked packages by name */
function catalogIn(folders: ReadonlyMap<string, string>): Catalog {
  const inPackage = (name: string, file: string): string =>
    path.join(folders.get(name) ?? '', file);
  const server = withServer.flatMap((name) => serverFiles(inPackage(name, '')));
  return {
    commands: commandsIn(javascriptFiles(withCommands.map((name) => inPackage(name, 'dist')))),
    routes: new Set(
      Object.entries(withRoutes).flatMap(([name, plugin]) => [
        ...contentRoutesIn(serverFiles(inPackage(name, '')), plugin),
      ]),
    ),
    tools: toolsIn(server),
    events: eventsIn(server),
    adminExports: new Set(
      Object.entries(adminEntries).flatMap(([name, entry]) => [
        ...exportsOf(inPackage(name, entry)),
      ]),
    ),
    utilsExports: exportsOf(inPackage('@strapi/utils', 'dist/index.d.ts')),
  };
}

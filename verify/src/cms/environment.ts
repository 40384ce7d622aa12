import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../hash.ts';
import { cacheRoot, verifyRoot } from '../paths.ts';
import { readerProject } from '../reader/project.ts';
import { CmsProcess } from './client.ts';
import type { DatabaseServer } from './databases/server.ts';
import { copyProject, copySeed, DATABASE, PANEL_DATABASE, uploadsFolder } from './project.ts';
import type { GoldenInfo } from './protocol.ts';

/** The databases that an example can be run on. */
export type Database = 'sqlite' | ServerDatabase;
export type ServerDatabase = 'postgres' | 'mysql';

/** A booted, seeded CMS that pages are run against. */
export interface Cms {
  process: CmsProcess;
  baseUrl: string;
  golden: GoldenInfo;
  /** Resets everything to the state in which each page starts. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with the seeded database, the generated types and the settings of this exact CMS. */
export function goldenDirectory(): string {
  const key = hashFiles([
    readerProject('javascript'),
    path.join(verifyRoot, 'src', 'cms'),
    path.join(verifyRoot, 'package-lock.json'),
  ]).slice(0, 16);
  return path.join(cacheRoot, 'golden', key);
}

/** Makes the golden folder unless it is there; takes about ten seconds the first time. */
export async function ensureGolden(): Promise<string> {
  const directory = goldenDirectory();
  if (existsSync(path.join(directory, 'golden.json'))) return directory;
  const working = `${directory}.${process.pid}`;
  rmSync(working, { recursive: true, force: true });
  mkdirSync(working, { recursive: true });
  const appDir = copyProject(`golden-${process.pid}`);
  const cms = new CmsProcess({ DATABASE_CLIENT: 'sqlite' });
  try {
    const snapshotFile = path.join(working, DATABASE);
    await cms.call('start', { appDir, snapshotFile });
    const golden = await cms.call('makeGolden', {
      directory: working,
      snapshotFile,
      panelFile: path.join(working, PANEL_DATABASE),
    });
    cpSync(uploadsFolder(appDir), path.join(working, 'uploads'), { recursive: true });
    writeFileSync(path.join(working, 'golden.json'), JSON.stringify(golden));
  } finally {
    await cms.stop();
    rmSync(appDir, { recursive: true, force: true });
  }
  // Another run may have finished first; its result is the same.
  if (existsSync(directory)) rmSync(working, { recursive: true, force: true });
  else renameSync(working, directory);
  return directory;
}

/**
 * Boots the CMS on SQLite.
 * @param overlay adds files of a page to the project before the boot
 * @param environment further variables for the CMS, such as those of a service
 */
export async function startSqlite(
  name: string,
  overlay?: (appDir: string) => void,
  environment: Record<string, string> = {},
): Promise<Cms> {
  const directory = await ensureGolden();
  const golden = JSON.parse(
    readFileSync(path.join(directory, 'golden.json'), 'utf8'),
  ) as GoldenInfo;
  const appDir = copyProject(`${name}-${process.pid}`);
  const snapshotFile = path.join(directory, DATABASE);
  copySeed(directory, DATABASE, appDir);
  overlay?.(appDir);
  const cms = new CmsProcess({ DATABASE_CLIENT: 'sqlite', ...environment });
  return finishStart(cms, appDir, snapshotFile, golden);
}

/**
 * Boots the CMS on a new, seeded database of a server. The project has the server's certificate as
 * `certificates/database.pem`, where a file of a page can read it.
 * @param overlay adds files of a page to the project before the boot
 */
export async function startOnServer(
  server: DatabaseServer,
  name: string,
  overlay?: (appDir: string) => void,
): Promise<Cms> {
  const id = `${name}-${process.pid}`;
  const appDir = copyProject(id);
  const directory = path.join(cacheRoot, 'apps', `golden-${id}`);
  mkdirSync(directory, { recursive: true });
  if (server.certificate) {
    const target = path.join(appDir, 'certificates', 'database.pem');
    mkdirSync(path.dirname(target));
    cpSync(server.certificate.certificate, target);
  }
  overlay?.(appDir);
  const cms = new CmsProcess(await server.createDatabase(databaseName(id)));
  try {
    const { port } = await cms.call('start', { appDir, snapshotFile: '' });
    const golden = await cms.call('makeGolden', { directory, snapshotFile: '' });
    await cms.call('reset', { now: golden.now });
    return handle(cms, port, golden, [appDir, directory]);
  } catch (error) {
    await cms.stop();
    for (const folder of [appDir, directory]) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

let databases = 0;

/** A name that each database of this run has alone, made of characters that need no quotes. */
function databaseName(id: string): string {
  databases += 1;
  return `${id}_${databases}`.replaceAll(/\W/g, '_');
}

async function finishStart(
  cms: CmsProcess,
  appDir: string,
  snapshotFile: string,
  golden: GoldenInfo,
): Promise<Cms> {
  try {
    const { port } = await cms.call('start', { appDir, golden, snapshotFile });
    return handle(cms, port, golden, [appDir]);
  } catch (error) {
    await cms.stop();
    rmSync(appDir, { recursive: true, force: true });
    throw error;
  }
}

function handle(cms: CmsProcess, port: number, golden: GoldenInfo, folders: string[]): Cms {
  return {
    process: cms,
    baseUrl: `http://127.0.0.1:${port}`,
    golden,
    async reset() {
      await cms.call('reset', { now: golden.now });
    },
    async stop() {
      await cms.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../files.ts';
import { hashFiles } from '../hash.ts';
import { moveTo } from '../kept.ts';
import { cacheRoot, verifyRoot } from '../paths.ts';
import { readerProject } from '../reader/project.ts';
import { CmsProcess } from './client.ts';
import type { DatabaseServer } from './databases/server.ts';
import { copyProject, copySeed, DATABASE, uploadsFolder } from './project.ts';
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
  const cms = await start(`golden-${process.pid}`, { DATABASE_CLIENT: 'sqlite' }, [], {
    seed: working,
  });
  try {
    cpSync(uploadsFolder(cms.appDir), path.join(working, 'uploads'), { recursive: true });
    writeFileSync(path.join(working, 'golden.json'), JSON.stringify(cms.golden));
  } finally {
    await cms.stop();
  }
  return moveTo(directory, working);
}

/** What the golden folder says of its databases. */
export function readGolden(directory: string): GoldenInfo {
  return JSON.parse(readFileSync(path.join(directory, 'golden.json'), 'utf8')) as GoldenInfo;
}

/** Files of a page that a project has in addition, by path from its root. */
type Files = Iterable<readonly [file: string, content: string]>;

/**
 * Boots the CMS on SQLite.
 * @param environment further variables for the CMS, such as those of a service
 */
export async function startSqlite(
  name: string,
  files: Files = [],
  environment: Record<string, string> = {},
): Promise<Cms> {
  const variables = { DATABASE_CLIENT: 'sqlite', ...environment };
  return start(`${name}-${process.pid}`, variables, files, { golden: await ensureGolden() });
}

let databases = 0;

/**
 * Boots the CMS on a new, seeded database of a server. The project has the server's certificate as
 * `certificates/database.pem`, where a file of a page can read it.
 */
export async function startOnServer(
  server: DatabaseServer,
  name: string,
  files: Files = [],
): Promise<Cms> {
  databases += 1;
  const id = `${name}-${process.pid}`;
  // Each database of this run has its own name, made of characters that need no quotes.
  const variables = await server.createDatabase(`${id}_${databases}`.replaceAll(/\W/g, '_'));
  const own = server.certificate
    ? [['certificates/database.pem', readFileSync(server.certificate.certificate, 'utf8')] as const]
    : [];
  return start(id, variables, [...own, ...files], {});
}

/**
 * @param golden the folder with the seeded database to start from
 * @param seed without it, where the new database is kept, if anywhere
 */
async function start(
  name: string,
  environment: Record<string, string>,
  files: Files,
  { golden: directory, seed }: { golden?: string; seed?: string },
): Promise<Cms & { appDir: string }> {
  const appDir = copyProject(name);
  const cms = new CmsProcess(environment);
  const stop = async (): Promise<void> => {
    await cms.stop();
    rmSync(appDir, { recursive: true, force: true });
  };
  try {
    if (directory !== undefined) copySeed(directory, DATABASE, appDir);
    writeFiles(appDir, files);
    const known = directory === undefined ? undefined : readGolden(directory);
    const snapshotFile = directory && path.join(directory, DATABASE);
    const { port } = await cms.call('start', { appDir, golden: known, snapshotFile });
    const golden = known ?? (await cms.call('seed', { directory: seed }));
    return {
      process: cms,
      baseUrl: `http://127.0.0.1:${port}`,
      golden,
      appDir,
      async reset() {
        await cms.call('reset', { now: golden.now });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

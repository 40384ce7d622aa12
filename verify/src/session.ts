import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startMysql } from './cms/databases/mysql.ts';
import { startPostgres } from './cms/databases/postgres.ts';
import type { DatabaseServer } from './cms/databases/server.ts';
import type { Cms, Database, ServerDatabase } from './cms/environment.ts';
import { startOnServer, startSqlite } from './cms/environment.ts';
import { PLUGINS_FILE, pluginFiles } from './plugin/install.ts';
import type { Service, ServiceName } from './services/service.ts';
import { startService } from './services/service.ts';

/** How the server of each database is started. */
const starters = { postgres: startPostgres, mysql: startMysql } as const;

/** The booted CMSs that one page after the other uses; each boots when the first page needs it. */
export class CmsPool {
  readonly #name: string;
  readonly #servers = new Map<ServerDatabase, Promise<DatabaseServer | undefined>>();
  readonly #onServers = new Map<ServerDatabase, Promise<Cms | undefined>>();
  #sqlite: Promise<Cms> | undefined;

  /** @param name tells the copies of the project apart when pools run side by side */
  constructor(name: string) {
    this.#name = name;
  }

  sqlite(): Promise<Cms> {
    this.#sqlite ??= startSqlite(`${this.#name}-pages`);
    return this.#sqlite;
  }

  /** `undefined` if the database isn't installed on this machine. */
  on(database: ServerDatabase): Promise<Cms | undefined> {
    const started = this.#onServers.get(database) ?? this.#start(database);
    this.#onServers.set(database, started);
    return started;
  }

  /** The server of a database, where pages make their own databases. */
  server(database: ServerDatabase): Promise<DatabaseServer | undefined> {
    const started = this.#servers.get(database) ?? starters[database]();
    this.#servers.set(database, started);
    return started;
  }

  async stop(): Promise<void> {
    // A server can only stop when nothing is connected to it.
    await stopAll([this.#sqlite, ...this.#onServers.values()]);
    await stopAll([...this.#servers.values()]);
  }

  async #start(database: ServerDatabase): Promise<Cms | undefined> {
    const server = await this.server(database);
    return server && startOnServer(server, `${this.#name}-${database}`);
  }
}

async function stopAll(
  started: (Promise<{ stop(): Promise<void> } | undefined> | undefined)[],
): Promise<void> {
  for (const result of await Promise.allSettled(started))
    if (result.status === 'fulfilled') await result.value?.stop();
}

/** The project of a page that adds files to it, on one database. */
interface Overlay {
  readonly files: Map<string, string>;
  cms: Cms | undefined;
  /** Whether files changed since it booted. */
  isStale: boolean;
  /** Whether it has the example plugin. */
  hasPlugin: boolean;
}

/**
 * What one page sees of the CMS: a fresh database, and a separate project as soon as a block adds a
 * file to it or asks for a service or the example plugin.
 */
export class PageSession {
  readonly #pool: CmsPool;
  readonly #name: string;
  readonly #resetDone = new Set<Database>();
  readonly #overlays = new Map<Database, Overlay>();
  readonly #services = new Map<ServiceName, Service>();

  constructor(pool: CmsPool, name: string) {
    this.#pool = pool;
    this.#name = name;
  }

  /** The CMS for the next block; `undefined` if the database isn't available here. */
  async cms(database: Database): Promise<Cms | undefined> {
    const hasServices = database === 'sqlite' && this.#services.size > 0;
    const { files, hasPlugin } = this.#overlay(database);
    if (hasServices || hasPlugin || files.size > 0) return this.#overlaid(database);
    const cms = database === 'sqlite' ? await this.#pool.sqlite() : await this.#pool.on(database);
    if (cms && !this.#resetDone.has(database)) {
      await cms.reset();
      this.#resetDone.add(database);
    }
    return cms;
  }

  /** Whether this machine has the database, or could install it. */
  async isAvailable(database: Database): Promise<boolean> {
    return database === 'sqlite' || (await this.#pool.server(database)) !== undefined;
  }

  /** Starts a service for the rest of the page; the next block that needs the CMS boots with it. */
  async addService(name: ServiceName): Promise<void> {
    if (this.#services.has(name)) return;
    this.#services.set(name, await startService(name));
    this.#overlay('sqlite').isStale = true;
  }

  /** Adds the example plugin for the rest of the page; the next block that needs the CMS boots with it. */
  addPlugin(database: Database): void {
    const overlay = this.#overlay(database);
    if (overlay.hasPlugin) return;
    overlay.hasPlugin = true;
    overlay.isStale = true;
  }

  /** Adds a file of the page to the project; the next block that needs the CMS boots it. */
  addFile(file: string, content: string, database: Database): void {
    const overlay = this.#overlay(database);
    overlay.files.set(file, content);
    overlay.isStale = true;
  }

  /** A file that the page added, as it is now. */
  file(file: string, database: Database): string | undefined {
    return this.#overlay(database).files.get(file);
  }

  /** Boots with the files that no later block needed the CMS for: an installed file has to boot. */
  async bootLastFiles(): Promise<void> {
    for (const [database, { files, hasPlugin, isStale }] of this.#overlays)
      if ((files.size > 0 || hasPlugin) && isStale) await this.#overlaid(database);
  }

  removeFile(file: string, database: Database): void {
    const overlay = this.#overlay(database);
    overlay.files.delete(file);
    overlay.isStale = true;
  }

  async stop(): Promise<void> {
    for (const { cms } of this.#overlays.values()) await cms?.stop();
    await Promise.all([...this.#services.values()].map((service) => service.stop()));
  }

  #overlay(database: Database): Overlay {
    const found = this.#overlays.get(database) ?? {
      files: new Map(),
      cms: undefined,
      isStale: false,
      hasPlugin: false,
    };
    this.#overlays.set(database, found);
    return found;
  }

  async #overlaid(database: Database): Promise<Cms | undefined> {
    const overlay = this.#overlay(database);
    if (overlay.cms && !overlay.isStale) return overlay.cms;
    await overlay.cms?.stop();
    overlay.cms = undefined;
    const plugin = overlay.hasPlugin ? await pluginFiles(overlay.files.get(PLUGINS_FILE)) : [];
    overlay.cms = await this.#boot(database, (appDir) => {
      for (const [file, content] of [...overlay.files, ...plugin]) {
        const target = path.join(appDir, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
    });
    overlay.isStale = false;
    return overlay.cms;
  }

  async #boot(database: Database, write: (appDir: string) => void): Promise<Cms | undefined> {
    if (database === 'sqlite') {
      const variables = [...this.#services.values()].map(({ environment }) => environment);
      return startSqlite(this.#name, write, Object.assign({}, ...variables));
    }
    const server = await this.#pool.server(database);
    return server && startOnServer(server, `${this.#name}-${database}`, write);
  }
}

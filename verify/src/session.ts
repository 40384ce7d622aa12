import { startMysql } from './cms/databases/mysql.ts';
import { startPostgres } from './cms/databases/postgres.ts';
import type { DatabaseServer } from './cms/databases/server.ts';
import type { Cms, Database, ServerDatabase } from './cms/environment.ts';
import { startOnServer, startSqlite } from './cms/environment.ts';
import { once, remembered } from './once.ts';
import { PLUGINS_FILE, pluginFiles } from './plugin/install.ts';
import { type Service, type ServiceName, startService } from './services/service.ts';

/** How the server of each database is started. */
const starters = { postgres: startPostgres, mysql: startMysql } as const;

/** What pages use in turn; each starts when the first page needs it. */
export class CmsPool {
  readonly #started: Promise<{ stop(): Promise<void> } | undefined>[] = [];
  /** The CMS on SQLite, which all pages share. */
  readonly sqlite: () => Promise<Cms>;
  /** The server of a database, where pages make their own; `undefined` if it isn't installed here. */
  readonly server: (database: ServerDatabase) => Promise<DatabaseServer | undefined>;

  /** @param name tells the copies of the project apart when pools run side by side */
  constructor(name: string) {
    this.sqlite = once(() => this.#add(startSqlite(`${name}-pages`)));
    this.server = remembered((database) => this.#add(starters[database]()));
  }

  async stop(): Promise<void> {
    for (const result of await Promise.allSettled(this.#started))
      if (result.status === 'fulfilled') await result.value?.stop();
  }

  #add<Started extends { stop(): Promise<void> } | undefined>(
    starting: Promise<Started>,
  ): Promise<Started> {
    this.#started.push(starting);
    return starting;
  }
}

/** The project that a page has for itself, on one database. */
interface Overlay {
  readonly files: Map<string, string>;
  cms?: Cms | undefined;
  /** Whether something changed since it booted. */
  isStale: boolean;
  /** Whether it has the example plugin. */
  hasPlugin: boolean;
}

/**
 * What one page sees of the CMS: a fresh database, and a separate project as soon as a block adds a
 * file to it, asks for a service or the example plugin, or needs another database than SQLite.
 */
export class PageSession {
  readonly #pool: CmsPool;
  readonly #name: string;
  readonly #services = new Map<ServiceName, Service>();
  readonly #shared: () => Promise<Cms>;
  readonly #overlays = new Map<Database, Overlay>();

  constructor(pool: CmsPool, name: string) {
    this.#pool = pool;
    this.#name = name;
    this.#shared = once(async () => {
      const cms = await pool.sqlite();
      await cms.reset();
      return cms;
    });
  }

  /** The CMS for the next block; `undefined` if the database isn't available here. */
  cms(database: Database): Promise<Cms | undefined> {
    const { files, hasPlugin } = this.#overlay(database);
    const isOwn = database !== 'sqlite' || this.#services.size > 0 || hasPlugin || files.size > 0;
    return isOwn ? this.#booted(database) : this.#shared();
  }

  /** Whether this machine has the database. */
  async isAvailable(database: Database): Promise<boolean> {
    return database === 'sqlite' || (await this.#pool.server(database)) !== undefined;
  }

  /** Starts a service for the rest of the page; the next block that needs the CMS boots with it. */
  async addService(name: ServiceName): Promise<void> {
    if (this.#services.has(name)) return;
    this.#services.set(name, await startService(name));
    this.#changed('sqlite');
  }

  /** Adds the example plugin for the rest of the page; the next block that needs the CMS boots with it. */
  addPlugin(database: Database): void {
    if (!this.#overlay(database).hasPlugin) this.#changed(database).hasPlugin = true;
  }

  /** Adds a file of the page to the project; the next block that needs the CMS boots it. */
  addFile(file: string, content: string, database: Database): void {
    this.#changed(database).files.set(file, content);
  }

  removeFile(file: string, database: Database): void {
    this.#changed(database).files.delete(file);
  }

  /** A file that the page added, as it is now. */
  file(file: string, database: Database): string | undefined {
    return this.#overlay(database).files.get(file);
  }

  /** Boots with the files that no later block needed the CMS for: an installed file has to boot. */
  async bootLastFiles(): Promise<void> {
    for (const [database, { files, hasPlugin, isStale }] of this.#overlays)
      if ((files.size > 0 || hasPlugin) && isStale) await this.#booted(database);
  }

  async stop(): Promise<void> {
    for (const { cms } of this.#overlays.values()) await cms?.stop();
    await Promise.all([...this.#services.values()].map((service) => service.stop()));
  }

  #overlay(database: Database): Overlay {
    const found = this.#overlays.get(database) ?? {
      files: new Map(),
      isStale: false,
      hasPlugin: false,
    };
    this.#overlays.set(database, found);
    return found;
  }

  #changed(database: Database): Overlay {
    return Object.assign(this.#overlay(database), { isStale: true });
  }

  async #booted(database: Database): Promise<Cms | undefined> {
    const overlay = this.#overlay(database);
    if (overlay.cms && !overlay.isStale) return overlay.cms;
    await overlay.cms?.stop();
    overlay.cms = undefined;
    const plugin = overlay.hasPlugin ? await pluginFiles(overlay.files.get(PLUGINS_FILE)) : [];
    const files = [...overlay.files, ...plugin];
    if (database === 'sqlite') {
      const variables = [...this.#services.values()].map(({ environment }) => environment);
      overlay.cms = await startSqlite(this.#name, files, Object.assign({}, ...variables));
    } else {
      const server = await this.#pool.server(database);
      overlay.cms = server && (await startOnServer(server, `${this.#name}-${database}`, files));
    }
    overlay.isStale = false;
    return overlay.cms;
  }
}

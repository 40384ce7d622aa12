import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cms, Database } from './cms/environment.ts';
import { startOnPostgres, startSqlite } from './cms/environment.ts';
import type { Service, ServiceName } from './services/service.ts';
import { startService } from './services/service.ts';

/** The booted CMSs that one page after the other uses; each boots when the first page needs it. */
export class CmsPool {
  readonly #name: string;
  #sqlite: Promise<Cms> | undefined;
  #postgres: Promise<Cms | undefined> | undefined;

  /** @param name tells the copies of the project apart when pools run side by side */
  constructor(name: string) {
    this.#name = name;
  }

  sqlite(): Promise<Cms> {
    this.#sqlite ??= startSqlite(`${this.#name}-pages`);
    return this.#sqlite;
  }

  /** `undefined` if PostgreSQL isn't installed on this machine. */
  postgres(): Promise<Cms | undefined> {
    this.#postgres ??= startOnPostgres(`${this.#name}-postgres`);
    return this.#postgres;
  }

  async stop(): Promise<void> {
    const started = await Promise.allSettled([this.#sqlite, this.#postgres]);
    for (const result of started) if (result.status === 'fulfilled') await result.value?.stop();
  }
}

/**
 * What one page sees of the CMS: a fresh database, and a separate project as soon as a block adds a
 * file to it or asks for a service.
 */
export class PageSession {
  readonly #pool: CmsPool;
  readonly #name: string;
  readonly #resetDone = new Set<Database>();
  readonly #files = new Map<string, string>();
  readonly #services = new Map<ServiceName, Service>();
  #own: Cms | undefined;
  #stale = false;

  constructor(pool: CmsPool, name: string) {
    this.#pool = pool;
    this.#name = name;
  }

  /** The CMS for the next block; `undefined` if the database isn't available here. */
  async cms(database: Database): Promise<Cms | undefined> {
    const isOwn = this.#files.size > 0 || this.#services.size > 0;
    if (database === 'sqlite' && isOwn) return this.#overlaid();
    const cms = database === 'postgres' ? await this.#pool.postgres() : await this.#pool.sqlite();
    if (cms && !this.#resetDone.has(database)) {
      await cms.reset();
      this.#resetDone.add(database);
    }
    return cms;
  }

  /** Starts a service for the rest of the page; the next block that needs the CMS boots with it. */
  async addService(name: ServiceName): Promise<void> {
    if (this.#services.has(name)) return;
    this.#services.set(name, await startService(name));
    this.#stale = true;
  }

  /** Adds a file of the page to the project; the next block that needs the CMS boots it. */
  addFile(file: string, content: string): void {
    this.#files.set(file, content);
    this.#stale = true;
  }

  /** Boots with the files that no later block needed the CMS for: an installed file has to boot. */
  async bootLastFiles(): Promise<void> {
    if (this.#files.size > 0 && this.#stale) await this.#overlaid();
  }

  removeFile(file: string): void {
    this.#files.delete(file);
    this.#stale = true;
  }

  async stop(): Promise<void> {
    await this.#own?.stop();
    await Promise.all([...this.#services.values()].map((service) => service.stop()));
  }

  async #overlaid(): Promise<Cms> {
    if (this.#own && !this.#stale) return this.#own;
    await this.#own?.stop();
    this.#own = undefined;
    const writeFiles = (appDir: string): void => {
      for (const [file, content] of this.#files) {
        const target = path.join(appDir, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, content);
      }
    };
    const services = [...this.#services.values()].map(({ environment }) => environment);
    this.#own = await startSqlite(this.#name, writeFiles, Object.assign({}, ...services));
    this.#stale = false;
    return this.#own;
  }
}

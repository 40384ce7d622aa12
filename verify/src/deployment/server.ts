import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../cms/databases/postgres.ts';
import type { DatabaseServer } from '../cms/databases/server.ts';
import { freePort } from '../cms/databases/server.ts';
import type { Printed } from '../shell/run-program.ts';
import type { DeploymentHost } from './host.ts';
import { withLayers } from './layers.ts';
import type { Running } from './running.ts';
import { respondsWith, startServer } from './running.ts';
import { asEnvFile } from './variables.ts';

/** A server with a clone of the repository of a reader, its database and its `.env`. */
export class OwnServer {
  readonly folder: string;
  /** The port of Strapi on loopback. */
  readonly port: number;
  readonly #host: DeploymentHost;
  readonly #database: DatabaseServer;
  #variables: Record<string, string>;
  #running: Running | undefined;

  private constructor(
    folder: string,
    port: number,
    host: DeploymentHost,
    database: DatabaseServer,
    variables: Record<string, string>,
  ) {
    this.folder = folder;
    this.port = port;
    this.#host = host;
    this.#database = database;
    this.#variables = variables;
    this.#write();
  }

  /**
   * Clones the repository of a project and gives the server what readers set on it.
   * @throws Error if nothing was committed
   */
  static async cloning(project: string, host: DeploymentHost): Promise<OwnServer> {
    const folder = path.join(host.newFolder('server'), 'project');
    const { code, printed } = await host.run(
      ['git', '-c', 'init.defaultBranch=main', 'clone', '--quiet', project, folder],
      host.folder,
      {},
    );
    if (code !== 0 || !existsSync(path.join(folder, 'package.json')))
      throw new Error(`The repository has no project that a server could clone. ${printed.trim()}`);
    const database = await startPostgres({ name: 'strapi', password: secret() });
    if (!database) throw new Error('PostgreSQL is missing.');
    const port = await freePort();
    const reached = await database.createDatabase('restaurant_guide');
    return new OwnServer(folder, port, host, database, {
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_KEYS: `${secret()},${secret()}`,
      API_TOKEN_SALT: secret(),
      ADMIN_JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      JWT_SECRET: secret(),
      ENCRYPTION_KEY: secret(),
      ...reached,
      DATABASE_SSL: 'false',
    });
  }

  /** Runs commands in the folder of the project; builds are kept as Docker keeps its layers. */
  async run(script: string): Promise<Printed> {
    let result: Printed = { code: 0, printed: '' };
    const command = ['/bin/sh', '-c', `set -e\n${script}`];
    if (!/\bnpm (?:ci|run build)\b/.test(script)) return this.#host.run(command, this.folder, {});
    // Strapi reads `.env` while it builds, but its secrets and ports don't get into the result.
    const env = path.join(this.folder, '.env');
    writeFileSync(env, asEnvFile({ DATABASE_CLIENT: 'postgres' }));
    try {
      await withLayers(this.folder, [script, process.version], async () => {
        result = await this.#host.run(command, this.folder, {});
        if (result.code !== 0) throw new Error(result.printed);
      });
    } catch (error) {
      if (result.code === 0) throw error;
    } finally {
      this.#write();
    }
    return result;
  }

  /** Starts the server with the command of the page. */
  async start(command: string): Promise<void> {
    await this.#running?.stop();
    this.#running = await startServer(
      ['/bin/sh', '-c', command],
      { cwd: this.folder, env: this.#host.environment() },
      () => respondsWith(`http://127.0.0.1:${this.port}/_health`, 204),
    );
  }

  /** Sets variables in `.env`. */
  set(variables: Readonly<Record<string, string>>): void {
    this.#variables = { ...this.#variables, ...variables };
    this.#write();
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    await this.#database.stop();
  }

  #write(): void {
    writeFileSync(path.join(this.folder, '.env'), asEnvFile(this.#variables));
  }
}

/** What `openssl rand -base64 32` prints. */
const secret = (): string => randomBytes(32).toString('base64');

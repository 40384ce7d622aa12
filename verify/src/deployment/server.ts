import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../cms/databases/postgres.ts';
import { freePort } from '../cms/databases/server.ts';
import type { Program } from '../journeys/program.ts';
import type { Printed } from '../shell/run-program.ts';
import type { DeploymentHost } from './host.ts';
import { isHealthy } from './visit.ts';

/** A server with a clone of the repository of a reader, its database and its `.env`. */
export interface OwnServer {
  /** The port of Strapi on loopback. */
  readonly port: number;
  /** Runs commands in the folder of the project. */
  run(script: string): Promise<Printed>;
  /** Starts Strapi, again if it is running, with the command of the page. */
  start(command: string): Promise<void>;
  /** Sets variables in `.env`. */
  set(variables: Readonly<Record<string, string>>): void;
  stop(): Promise<void>;
}

/**
 * Clones the repository of a project to a server and sets there what readers set.
 * @throws Error if the repository has no project
 */
export async function cloneToServer(project: string, host: DeploymentHost): Promise<OwnServer> {
  const folder = path.join(host.newFolder('server'), 'project');
  const clone = ['git', 'clone', '--quiet', project, folder];
  const { printed } = await host.run(clone, { folder: host.folder });
  if (!existsSync(path.join(folder, 'package.json')))
    throw new Error(`The repository has no project that a server could clone. ${printed.trim()}`);
  const database = await startPostgres({ name: 'strapi', password: secret() });
  if (!database) throw new Error('PostgreSQL is missing.');
  const port = await freePort();
  let running: Program | undefined;
  const server: OwnServer = {
    port,
    run: (script) => host.run(['/bin/sh', '-ec', script], { folder }),
    async start(command) {
      await running?.stop();
      const words = ['/bin/sh', '-c', command];
      running = await host.serve(words, { folder }, () => isHealthy(port));
    },
    set(variables) {
      for (const [name, value] of Object.entries(variables))
        writeFileSync(path.join(folder, '.env'), `${name}=${value}\n`, { flag: 'a' });
    },
    async stop() {
      await running?.stop();
      await database.stop();
    },
  };
  server.set({
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    ...(await database.createDatabase('restaurant_guide')),
  });
  return server;
}

/** What `openssl rand -base64 32` prints. */
export const secret = (): string => randomBytes(32).toString('base64');

import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../cms/databases/postgres.ts';
import { freePort } from '../loopback.ts';
import type { Printed } from '../shell/run-program.ts';
import type { Program } from '../shell/running.ts';
import type { DeploymentHost } from './host.ts';

/** A server with a clone of the repository of a reader, its database and its `.env`. */
export interface OwnServer {
  /** The port of Strapi on loopback. */
  readonly port: number;
  /** Runs commands in the project's folder; the one that starts Strapi goes on running. */
  run(script: string): Promise<Printed>;
  /** Sets variables in `.env` and starts Strapi again. */
  restart(variables: Readonly<Record<string, string>>): Promise<void>;
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
  const variables = path.join(folder, '.env');
  let command = '';
  let running: Program | undefined;
  const server: OwnServer = {
    port,
    async run(script) {
      if (!/\bnpm run start\b/.test(script))
        return host.run(['/bin/sh', '-ec', script], { folder });
      command = script;
      await server.restart({});
      return { code: 0, printed: '' };
    },
    async restart(more) {
      writeFileSync(variables, asEnvFile(more), { flag: 'a' });
      await running?.stop();
      running = await host.serve(['/bin/sh', '-c', command], { folder }, { port });
    },
    async stop() {
      await running?.stop();
      await database.stop();
    },
  };
  const own = {
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
  };
  const reached = await database.createDatabase('restaurant_guide');
  writeFileSync(variables, asEnvFile({ ...own, ...reached }));
  return server;
}

const asEnvFile = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables).reduce((text, [name, value]) => `${text}${name}=${value}\n`, '');

/** What `openssl rand -base64 32` prints. */
export const secret = (): string => randomBytes(32).toString('base64');

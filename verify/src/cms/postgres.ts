import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePostgres } from './install-postgres.ts';

/** A PostgreSQL server that lives as long as one run of the verifier. */
export interface PostgresServer {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on loopback with an empty database, or returns `undefined` when it cannot be
 * installed. PostgreSQL doesn't run as root, so a root user runs it as `postgres`.
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const binaries = await ensurePostgres();
  if (!binaries) return undefined;
  const asPostgres =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
      : [];
  const data = mkdtempSync(path.join(tmpdir(), 'verify-postgres-'));
  if (asPostgres.length > 0) execFileSync('chown', ['postgres', data]);
  const run = (program: string, args: string[]): [string, string[]] => {
    const words = [...asPostgres, path.join(binaries, program), ...args];
    return [words[0] ?? program, words.slice(1)];
  };
  const [initdb, initdbArgs] = run('initdb', [
    '--pgdata',
    data,
    '--username',
    'strapi',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ]);
  execFileSync(initdb, initdbArgs, { stdio: 'ignore', cwd: '/' });
  const port = await freePort();
  const [postgres, postgresArgs] = run('postgres', [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    data,
    '-c',
    'fsync=off',
  ]);
  const server = spawn(postgres, postgresArgs, { stdio: 'ignore', cwd: '/' });
  await untilReady(path.join(binaries, 'pg_isready'), port);
  execFileSync(path.join(binaries, 'createdb'), [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'strapi',
    'strapi',
  ]);
  return {
    environment: {
      DATABASE_HOST: '127.0.0.1',
      DATABASE_PORT: String(port),
      DATABASE_NAME: 'strapi',
      DATABASE_USERNAME: 'strapi',
      DATABASE_PASSWORD: '',
    },
    async stop() {
      await new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGINT');
      });
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(program: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      execFileSync(program, ['-h', '127.0.0.1', '-p', String(port), '-U', 'strapi'], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL didn't respond within ten seconds.");
}

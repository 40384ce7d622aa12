import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from './certificate.ts';
import { ensureServer, postgresql } from './install.ts';
import type { DatabaseServer } from './server.ts';
import { ended, freePort, untilReady } from './server.ts';

/** The user who may do everything in a database server. */
export interface Superuser {
  readonly name: string;
  /** Asked for when it isn't empty. */
  readonly password: string;
}

/**
 * Starts PostgreSQL on loopback, or returns `undefined` when it cannot be installed. PostgreSQL
 * doesn't run as root, so a root user runs it as `postgres`.
 */
export async function startPostgres(
  { name: user, password }: Superuser = { name: 'strapi', password: '' },
): Promise<DatabaseServer | undefined> {
  const binaries = await ensureServer(postgresql());
  if (!binaries) return undefined;
  const asPostgres =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
      : [];
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-postgres-'));
  const data = path.join(folder, 'data');
  const certificate = makeCertificate(folder);
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (asPostgres.length > 0) execFileSync('chown', ['-R', 'postgres', folder]);
  const words = (program: string, args: string[]): [string, string[]] => {
    const all = [...asPostgres, path.join(binaries, program), ...args];
    return [all[0] ?? program, all.slice(1)];
  };
  const [initdb, initdbArgs] = words('initdb', [
    ...['--pgdata', data, '--username', user],
    ...(password === ''
      ? ['--auth', 'trust']
      : ['--auth', 'scram-sha-256', '--pwfile', passwordFile]),
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8'],
  ]);
  execFileSync(initdb, initdbArgs, { stdio: 'ignore', cwd: '/' });
  const port = await freePort();
  const [postgres, postgresArgs] = words('postgres', [
    ...['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off'],
    ...(certificate
      ? [
          ...['-c', 'ssl=on', '-c', `ssl_cert_file=${certificate.certificate}`],
          ...['-c', `ssl_key_file=${certificate.key}`],
        ]
      : []),
  ]);
  const server = spawn(postgres, postgresArgs, { stdio: 'ignore', cwd: '/' });
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
  await untilReady(
    'PostgreSQL',
    () => spawnSync(path.join(binaries, 'pg_isready'), address).status === 0,
  );
  return {
    certificate,
    async createDatabase(name) {
      execFileSync(path.join(binaries, 'createdb'), [...address, name], {
        env: { ...process.env, PGPASSWORD: password },
      });
      return {
        DATABASE_CLIENT: 'postgres',
        DATABASE_HOST: '127.0.0.1',
        DATABASE_PORT: String(port),
        DATABASE_NAME: name,
        DATABASE_USERNAME: user,
        DATABASE_PASSWORD: password,
      };
    },
    async stop() {
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

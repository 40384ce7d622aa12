import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../loopback.ts';
import { findPostgres } from './find.ts';
import { type DatabaseServer, serverOf, surroundings, untilReady } from './server.ts';

/** The user who may do everything in a database server. */
export interface Superuser {
  readonly name: string;
  /** Asked for when it isn't empty. */
  readonly password: string;
}

/**
 * Starts PostgreSQL on loopback, or returns `undefined` where it isn't installed. PostgreSQL doesn't run
 * as root, so a root user runs it as `postgres`.
 */
export async function startPostgres(
  { name: user, password }: Superuser = { name: 'strapi', password: '' },
): Promise<DatabaseServer | undefined> {
  const binaries = findPostgres();
  if (!binaries) return undefined;
  const own = surroundings('postgres');
  const { folder, certificate, isRoot } = own;
  const data = path.join(folder, 'data');
  const words = (program: string, args: string[]): [string, string[]] => {
    const file = path.join(binaries, program);
    const identity = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];
    return isRoot ? ['setpriv', [...identity, file, ...args]] : [file, args];
  };
  const options = { stdio: 'ignore', cwd: '/' } as const;
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  const [initdb, initdbArgs] = words('initdb', [
    ...['--pgdata', data, '--username', user],
    ...(password === ''
      ? ['--auth', 'trust']
      : ['--auth', 'scram-sha-256', '--pwfile', passwordFile]),
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8'],
  ]);
  execFileSync(initdb, initdbArgs, options);
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
  const server = spawn(postgres, postgresArgs, options);
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
  await untilReady(
    'PostgreSQL',
    () => spawnSync(path.join(binaries, 'pg_isready'), address).status === 0,
  );
  const variables = {
    DATABASE_CLIENT: 'postgres',
    DATABASE_PORT: String(port),
    DATABASE_USERNAME: user,
    DATABASE_PASSWORD: password,
  };
  return serverOf(server, own, 'SIGINT', variables, (name) =>
    execFileSync(path.join(binaries, 'createdb'), [...address, name], {
      env: { ...process.env, PGPASSWORD: password },
    }),
  );
}

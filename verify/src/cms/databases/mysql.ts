import { execFileSync, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../loopback.ts';
import { findMariadb } from './find.ts';
import { type DatabaseServer, serverOf, surroundings, untilReady } from './server.ts';

/** Starts MariaDB on loopback, or returns `undefined` where it isn't installed. */
export async function startMysql(): Promise<DatabaseServer | undefined> {
  const programs = findMariadb();
  if (!programs) return undefined;
  const own = surroundings('mysql');
  const { folder, certificate, isRoot } = own;
  const socket = path.join(folder, 'server.sock');
  const files = [
    ...['--no-defaults', `--datadir=${path.join(folder, 'data')}`],
    ...(isRoot ? ['--user=mysql'] : []),
  ];
  execFileSync(
    'mariadb-install-db',
    [...files, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const server = spawn(
    path.join(programs, 'mariadbd'),
    [
      ...[...files, `--socket=${socket}`],
      ...[`--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve'],
      ...['--character-set-server=utf8mb4', '--innodb-flush-log-at-trx-commit=0'],
      '--skip-innodb-doublewrite',
      ...(certificate
        ? [
            ...[`--ssl-ca=${certificate.certificate}`, `--ssl-cert=${certificate.certificate}`],
            `--ssl-key=${certificate.key}`,
          ]
        : []),
    ],
    { stdio: 'ignore' },
  );
  const asRoot = ['--no-defaults', `--socket=${socket}`, '--user=root'];
  await untilReady('MariaDB', () => spawnSync('mariadb-admin', [...asRoot, 'ping']).status === 0);
  const run = (sql: string): void => {
    execFileSync('mariadb', [...asRoot, `--execute=${sql}`]);
  };
  run(
    "CREATE USER 'strapi'@'127.0.0.1' IDENTIFIED BY 'strapi'; GRANT ALL ON *.* TO 'strapi'@'127.0.0.1'",
  );
  const address = {
    DATABASE_CLIENT: 'mysql',
    DATABASE_PORT: String(port),
    DATABASE_USERNAME: 'strapi',
    DATABASE_PASSWORD: 'strapi',
  };
  return serverOf(server, own, 'SIGTERM', address, (name) =>
    run(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`),
  );
}

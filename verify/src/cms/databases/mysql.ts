import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from './certificate.ts';
import { ensureServer, mariadb } from './install.ts';
import type { DatabaseServer } from './server.ts';
import { ended, freePort, untilReady } from './server.ts';

/** Starts Debian's MariaDB on loopback, or returns `undefined` when it cannot be installed. */
export async function startMysql(): Promise<DatabaseServer | undefined> {
  const folderOfServer = await ensureServer(mariadb());
  if (!folderOfServer) return undefined;
  const asMysql = process.getuid?.() === 0 ? ['--user=mysql'] : [];
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-mariadb-'));
  const data = path.join(folder, 'data');
  const certificate = makeCertificate(folder);
  if (asMysql.length > 0) execFileSync('chown', ['-R', 'mysql', folder]);
  execFileSync(
    'mariadb-install-db',
    [
      ...['--no-defaults', `--datadir=${data}`, ...asMysql],
      ...['--auth-root-authentication-method=normal', '--skip-test-db'],
    ],
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const socket = path.join(folder, 'server.sock');
  const server = spawn(
    path.join(folderOfServer, 'mariadbd'),
    [
      ...['--no-defaults', `--datadir=${data}`, ...asMysql, `--socket=${socket}`],
      ...[`--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve'],
      ...[
        '--character-set-server=utf8mb4',
        '--innodb-flush-log-at-trx-commit=0',
        '--skip-innodb-doublewrite',
      ],
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
  return {
    certificate,
    async createDatabase(name) {
      run(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
      return {
        DATABASE_CLIENT: 'mysql',
        DATABASE_HOST: '127.0.0.1',
        DATABASE_PORT: String(port),
        DATABASE_NAME: name,
        DATABASE_USERNAME: 'strapi',
        DATABASE_PASSWORD: 'strapi',
      };
    },
    async stop() {
      await ended(server, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

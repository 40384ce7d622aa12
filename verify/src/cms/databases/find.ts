import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

type Say = (line: string) => unknown;

/** The folder with the programs of PostgreSQL, of which several versions can be installed: the newest. */
export function findPostgres(folder = '/usr/lib/postgresql', say?: Say): string | undefined {
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  const found = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(folder, version, 'bin'))
    .find((binaries) => existsSync(path.join(binaries, 'initdb')));
  return found ?? missing('PostgreSQL', folder, 'postgresql', say);
}

/** The folder with MariaDB's server, which is outside the usual folder for programs. */
export function findMariadb(folder = '/usr/sbin', say?: Say): string | undefined {
  return existsSync(path.join(folder, 'mariadbd'))
    ? folder
    : missing('MariaDB', folder, 'mariadb-server', say);
}

function missing(name: string, folder: string, debianPackage: string, say: Say = console.error) {
  say(
    `verify: ${name} is missing (nothing in ${folder}); install it with: apt-get install ${debianPackage}`,
  );
  return undefined;
}

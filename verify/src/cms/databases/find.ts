import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackage } from '../../../../scripts/install-package.ts';

/** What happens where a server is missing; the tests have their own. */
export interface Machine {
  readonly install: typeof installPackage;
  readonly say: (line: string) => unknown;
}

const here: Machine = { install: installPackage, say: console.error };

/** The folder with the programs of PostgreSQL, of which several versions can be installed: the newest. */
export function findPostgres(folder = '/usr/lib/postgresql', machine = here): string | undefined {
  return ensure(['PostgreSQL', 'postgresql'], folder, machine, () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(folder, version, 'bin'))
      .find((binaries) => existsSync(path.join(binaries, 'initdb'))),
  );
}

/** The folder with MariaDB's server, which is outside the usual folder for programs. */
export function findMariadb(folder = '/usr/sbin', machine = here): string | undefined {
  return ensure(['MariaDB', 'mariadb-server'], folder, machine, () =>
    existsSync(path.join(folder, 'mariadbd')) ? folder : undefined,
  );
}

/** Root gets what is missing installed; anyone else, and root where that fails, one line that says so. */
function ensure(
  [name, debianPackage]: readonly [string, string],
  folder: string,
  { install, say }: Machine,
  find: () => string | undefined,
): string | undefined {
  const found = find();
  if (found !== undefined) return found;
  install(name, debianPackage);
  const installed = find();
  if (installed === undefined) {
    say(
      `verify: ${name} is missing (nothing in ${folder}); install it with: apt-get install ${debianPackage}`,
    );
  }
  return installed;
}

import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A database server that Debian packages. */
export interface ServerPackage {
  /** As people write it, such as `PostgreSQL`. */
  name: string;
  debianPackage: string;
  /** Where its programs are expected, for messages. */
  folder: string;
  /** The folder with its programs, if it is installed. */
  find(): string | undefined;
}

/** What installs packages; the tests have their own machines. */
export interface Machine {
  aptGet: string;
  isRoot: boolean;
  say(line: string): void;
}

const here: Machine = {
  aptGet: 'apt-get',
  isRoot: process.getuid?.() === 0,
  say: (line) => console.error(line),
};

/** PostgreSQL, of which several versions can be installed; the newest is used. */
export const postgresql = (folder = '/usr/lib/postgresql'): ServerPackage => ({
  name: 'PostgreSQL',
  debianPackage: 'postgresql',
  folder,
  find: () =>
    existsSync(folder)
      ? readdirSync(folder)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => path.join(folder, version, 'bin'))
          .find((binaries) => existsSync(path.join(binaries, 'initdb')))
      : undefined,
});

/** MariaDB, whose server is outside the usual folder for programs. */
export const mariadb = (folder = '/usr/sbin'): ServerPackage => ({
  name: 'MariaDB',
  debianPackage: 'mariadb-server',
  folder,
  find: () => (existsSync(path.join(folder, 'mariadbd')) ? folder : undefined),
});

/**
 * The folder with a server's programs. Root gets Debian's package installed when it is missing;
 * anyone else, and root where that fails, gets `undefined` and a one-line message.
 */
export async function ensureServer(
  server: ServerPackage,
  machine: Machine = here,
): Promise<string | undefined> {
  const found = server.find();
  if (found !== undefined) return found;
  const problem = machine.isRoot ? await install(server, machine) : 'only root can install it';
  const installed = server.find();
  if (installed === undefined) {
    machine.say(
      `verify: ${server.name} is missing (${problem ?? `nothing in ${server.folder}`}); install it with: apt-get install ${server.debianPackage}`,
    );
  }
  return installed;
}

/** Returns what went wrong, if anything did. */
async function install(
  { name, debianPackage }: ServerPackage,
  { aptGet, say }: Machine,
): Promise<string | undefined> {
  say(`verify: installing ${name} (Debian package, first use) …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run(aptGet, ['update'], options);
    await run(aptGet, ['install', '--yes', '--no-install-recommends', debianPackage], options);
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split('\n').at(-1);
  }
}

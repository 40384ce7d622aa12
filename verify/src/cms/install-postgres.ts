import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian's packages put the server programs; the tests have places of their own. */
export interface Place {
  folder: string;
  aptGet: string;
  isRoot: boolean;
  say(line: string): void;
}

const here: Place = {
  folder: '/usr/lib/postgresql',
  aptGet: 'apt-get',
  isRoot: process.getuid?.() === 0,
  say: (line) => console.error(line),
};

/**
 * The folder with PostgreSQL's server programs. Root gets Debian's package installed when it is
 * missing; anyone else, and root where that fails, gets `undefined` and a one-line message.
 */
export async function ensurePostgres(place: Place = here): Promise<string | undefined> {
  const found = findBinaries(place.folder);
  if (found !== undefined) return found;
  const problem = place.isRoot ? await install(place) : 'only root can install it';
  const installed = findBinaries(place.folder);
  if (installed === undefined) {
    place.say(
      `verify: PostgreSQL is missing (${problem ?? `nothing in ${place.folder}`}); install it with: apt-get install postgresql`,
    );
  }
  return installed;
}

/** The programs of the newest version. */
function findBinaries(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(folder, version, 'bin'))
    .find((binaries) => existsSync(path.join(binaries, 'initdb')));
}

/** Returns what went wrong, if anything did. */
async function install({ aptGet, say }: Place): Promise<string | undefined> {
  say('verify: installing PostgreSQL (Debian package, first use) …');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await run(aptGet, ['update'], options);
    await run(aptGet, ['install', '--yes', '--no-install-recommends', 'postgresql'], options);
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split('\n').at(-1);
  }
}

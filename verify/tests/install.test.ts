import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import type { Machine } from '../src/cms/databases/install.ts';
import { ensureServer, mariadb, postgresql } from '../src/cms/databases/install.ts';

let home: string;
let said: string[];
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'verify-install-'));
  said = [];
});
afterEach(() => rmSync(home, { recursive: true }));

/** A machine with an `apt-get` that runs these lines of shell. */
function machine(aptGet: string, isRoot = true): Machine {
  const program = path.join(home, 'apt-get');
  writeFileSync(program, `#!/bin/sh\n${aptGet}\n`);
  chmodSync(program, 0o755);
  return {
    aptGet: program,
    isRoot,
    say: (line) => said.push(line),
  };
}

const ensurePostgresql = (on: Machine): Promise<string | undefined> =>
  ensureServer(postgresql(path.join(home, 'postgresql')), on);

function addVersion(version: string): void {
  mkdirSync(path.join(home, 'postgresql', version, 'bin'), { recursive: true });
  writeFileSync(path.join(home, 'postgresql', version, 'bin/initdb'), '');
}

test('the newest installed PostgreSQL is used, and nothing is installed', async () => {
  addVersion('9');
  addVersion('17');
  assert.equal(await ensurePostgresql(machine('exit 1')), path.join(home, 'postgresql/17/bin'));
  assert.deepEqual(said, []);
});

test('root gets the package of the distribution installed', async () => {
  const bin = path.join(home, 'postgresql/15/bin');
  const place = machine(
    `[ "$1" = update ] || { [ "$*" = "install --yes --no-install-recommends postgresql" ] && mkdir -p ${bin} && touch ${bin}/initdb; }`,
  );
  assert.equal(await ensurePostgresql(place), bin);
  assert.deepEqual(said, ['verify: installing PostgreSQL (Debian package, first use) …']);
});

test('a failed installation says so in one line', async () => {
  assert.equal(
    await ensurePostgresql(machine('echo "E: Unable to locate package postgresql" >&2\nexit 100')),
    undefined,
  );
  assert.match(
    said.at(-1) ?? '',
    /^verify: PostgreSQL is missing \(E: Unable to locate package postgresql\); install it with: apt-get install postgresql$/,
  );
});

test('other users than root learn what to install', async () => {
  assert.equal(await ensurePostgresql(machine('exit 1', false)), undefined);
  assert.deepEqual(said, [
    'verify: PostgreSQL is missing (only root can install it); install it with: apt-get install postgresql',
  ]);
});

test('MariaDB is found where its package puts the server, or installed', async () => {
  const folder = path.join(home, 'sbin');
  const place = machine(
    `[ "$1" = update ] || { [ "$*" = "install --yes --no-install-recommends mariadb-server" ] && mkdir -p ${folder} && touch ${folder}/mariadbd; }`,
  );
  assert.equal(await ensureServer(mariadb(folder), place), folder);
  assert.deepEqual(said, ['verify: installing MariaDB (Debian package, first use) …']);
  assert.equal(await ensureServer(mariadb(folder), machine('exit 1')), folder);
});

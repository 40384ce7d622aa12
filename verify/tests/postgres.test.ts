import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { ensurePostgres } from '../src/cms/install-postgres.ts';

let home: string;
let said: string[];
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'verify-postgres-'));
  said = [];
});
afterEach(() => rmSync(home, { recursive: true }));

/** A machine with an `apt-get` that runs these lines of shell. */
function machine(aptGet: string, isRoot = true): Parameters<typeof ensurePostgres>[0] {
  const program = path.join(home, 'apt-get');
  writeFileSync(program, `#!/bin/sh\n${aptGet}\n`);
  chmodSync(program, 0o755);
  return {
    folder: path.join(home, 'postgresql'),
    aptGet: program,
    isRoot,
    say: (line) => said.push(line),
  };
}

function addVersion(version: string): void {
  mkdirSync(path.join(home, 'postgresql', version, 'bin'), { recursive: true });
  writeFileSync(path.join(home, 'postgresql', version, 'bin/initdb'), '');
}

test('the newest installed PostgreSQL is used, and nothing is installed', async () => {
  addVersion('9');
  addVersion('17');
  assert.equal(await ensurePostgres(machine('exit 1')), path.join(home, 'postgresql/17/bin'));
  assert.deepEqual(said, []);
});

test('root gets the package of the distribution installed', async () => {
  const bin = path.join(home, 'postgresql/15/bin');
  const place = machine(
    `[ "$1" = update ] || { [ "$*" = "install --yes --no-install-recommends postgresql" ] && mkdir -p ${bin} && touch ${bin}/initdb; }`,
  );
  assert.equal(await ensurePostgres(place), bin);
  assert.deepEqual(said, ['verify: installing PostgreSQL (Debian package, first use) …']);
});

test('a failed installation says so in one line', async () => {
  assert.equal(
    await ensurePostgres(machine('echo "E: Unable to locate package postgresql" >&2\nexit 100')),
    undefined,
  );
  assert.match(
    said.at(-1) ?? '',
    /^verify: PostgreSQL is missing \(E: Unable to locate package postgresql\); install it with: apt-get install postgresql$/,
  );
});

test('other users than root learn what to install', async () => {
  assert.equal(await ensurePostgres(machine('exit 1', false)), undefined);
  assert.deepEqual(said, [
    'verify: PostgreSQL is missing (only root can install it); install it with: apt-get install postgresql',
  ]);
});

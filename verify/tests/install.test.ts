import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'vitest';
import { findMariadb, findPostgres, type Machine } from '../src/cms/databases/find.ts';

let home: string;
let said: string[];
const machine = (install: Machine['install'] = () => {}): Machine => ({
  install,
  say: (line) => said.push(line),
});
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'verify-install-'));
  said = [];
});
afterEach(() => rmSync(home, { recursive: true }));

test('the newest installed PostgreSQL is used', () => {
  for (const version of ['9', '17']) {
    mkdirSync(path.join(home, version, 'bin'), { recursive: true });
    writeFileSync(path.join(home, version, 'bin/initdb'), '');
  }
  assert.equal(findPostgres(home, machine()), path.join(home, '17/bin'));
  assert.deepEqual(said, []);
});

test('what is missing is installed first, by its name in Debian', () => {
  const installed: string[] = [];
  const root = machine((_name, debianPackage) => {
    installed.push(debianPackage);
    writeFileSync(path.join(home, 'mariadbd'), '');
  });
  assert.equal(findMariadb(home, root), home);
  assert.deepEqual({ installed, said }, { installed: ['mariadb-server'], said: [] });
});

test('MariaDB is found where its package puts the server', () => {
  writeFileSync(path.join(home, 'mariadbd'), '');
  assert.equal(findMariadb(home, machine()), home);
});

test('one line says what is missing, and how to install it', () => {
  assert.equal(findPostgres(path.join(home, 'postgresql'), machine()), undefined);
  assert.equal(findMariadb(home, machine()), undefined);
  assert.deepEqual(said, [
    `verify: PostgreSQL is missing (nothing in ${home}/postgresql); install it with: apt-get install postgresql`,
    `verify: MariaDB is missing (nothing in ${home}); install it with: apt-get install mariadb-server`,
  ]);
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './take-lock.ts';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(root, '.cache/building');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a second build of a site says which process builds it, and the next one begins', () => {
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(`Process ${process.pid} is building this site already.`);
  release();
  takeLock(file)();
  expect(existsSync(file)).toBe(false);
});

test('what a killed build has left stops nobody', () => {
  takeLock(file);
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const left of [String(pid), '', 'x']) {
    writeFileSync(file, left);
    takeLock(file)();
  }
});

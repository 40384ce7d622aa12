import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileCache } from './compile-cache.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compile-cache-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function fill(files: number): void {
  const folder = path.join(root, '.cache/compiled/v24');
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < files; at++) writeFileSync(path.join(folder, String(at)), '');
}

test('what earlier builds have compiled stays', () => {
  fill(100);
  expect(readdirSync(path.join(compileCache(root), 'v24'))).toHaveLength(100);
});

test('a folder that has grown with many builds starts over', () => {
  fill(4100);
  const folder = compileCache(root);
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

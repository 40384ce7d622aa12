import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fingerprint, isUpToDate, writeStamp } from './fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  for (const file of [
    'docs/page.md',
    'public/favicon.svg',
    'src/pages/index.astro',
    'site.config.ts',
    'sidebars.ts',
    'package-lock.json',
    'verify/report.json',
    'verify/src/check.mjs',
    'verify/cms/package.json',
    'verify/panel/scenes/page.ts',
    'verify/package-lock.json',
  ]) {
    write(file, 'before');
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test.each([
  'docs/page.md',
  'docs/new.md',
  'data/retrieval/questions/page.yml',
  'public/favicon.svg',
  'src/pages/index.astro',
  'site.config.ts',
  'sidebars.ts',
  'package-lock.json',
  'verify/report.json',
  // Pages lose their mark "Verified" when the verifier changes.
  'verify/src/check.mjs',
  'verify/cms/package.json',
  'verify/panel/scenes/page.ts',
  'verify/package-lock.json',
])('a change of %s asks for a build', (file) => {
  const before = fingerprint(root);
  expect(fingerprint(root)).toBe(before);
  write(file, 'after');
  expect(fingerprint(root)).not.toBe(before);
});

test('a variable that the configuration may read asks for a build, another does not', () => {
  const before = fingerprint(root);
  vi.stubEnv('UNRELATED', 'value');
  expect(fingerprint(root)).toBe(before);
  vi.stubEnv('PUBLIC_HOST', 'value');
  expect(fingerprint(root)).not.toBe(before);
});

test('a private value asks for a build, which looks whether the site gives it away', () => {
  const before = fingerprint(root);
  vi.stubEnv('MEILI_ADMIN_KEY', 'a secret value');
  expect(fingerprint(root)).not.toBe(before);
});

test('the output is up to date once its build ended, and no longer while another is under way', () => {
  write('dist/index.html', '');
  writeStamp(root, undefined);
  expect(isUpToDate(root, 'current')).toBe(false);
  writeStamp(root, 'current');
  expect(isUpToDate(root, 'current')).toBe(true);
  expect(isUpToDate(root, 'other')).toBe(false);
});

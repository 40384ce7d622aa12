import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentHash, verifierHash } from '../../verify/src/fingerprint.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'verification-'));
  for (const folder of ['docs', 'verify/src', 'verify/cms']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('verify/package-lock.json', '{}');
  write('docs/page.md', 'page');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  // The report is read once per build.
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}

/** The mark of `docs/page.md`, given what the report says of it. */
async function markOf(entry: object, verifier = verifierHash(path.join(root, 'verify'))) {
  const page = {
    file: 'docs/page.md',
    strapiVersion: '5.54.0',
    contentHash: contentHash(root, 'page'),
    counts: { http: { run: 2, passed: 2 }, types: { run: 3, passed: 3 } },
    skips: [],
    failures: [],
    ...entry,
  };
  write('verify/report.json', JSON.stringify({ verifierHash: verifier, pages: [page] }));
  const { verificationOf } = await import('./verification.ts');
  return verificationOf('docs/page.md');
}

test('a page whose examples passed carries the version that they ran against', async () => {
  expect(await markOf({})).toEqual({ version: '5.54.0', checks: 5 });
});

test.each([
  ['nothing on it was checked', { counts: {} }],
  ['everything on it was skipped', { counts: { http: { run: 0, passed: 0, skipped: 2 } } }],
  ['one of its examples failed', { failures: [{ line: 1 }] }],
  ['it changed since', { contentHash: contentHash('/', 'another text') }],
  ['the report has never seen it', { file: 'docs/other.md' }],
])('a page carries no mark when %s', async (_, entry) => {
  expect(await markOf(entry)).toBeUndefined();
});

test('no page carries a mark when the verifier changed since', async () => {
  expect(await markOf({}, 'another verifier')).toBeUndefined();
});

test('no page carries a mark without a report', async () => {
  const { verificationOf } = await import('./verification.ts');
  expect(verificationOf('docs/page.md')).toBeUndefined();
});

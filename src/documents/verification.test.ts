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
  // The report is read once per build.
  vi.resetModules();
});
afterEach(() => {
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
    counts: {
      http: { run: 2, passed: 2 },
      graphql: { run: 1, passed: 1 },
      run: { run: 4, passed: 4 },
      schema: { run: 1, passed: 1 },
      types: { run: 3, passed: 3 },
    },
    skips: [],
    failures: [],
    ...entry,
  };
  write('verify/report.json', JSON.stringify({ verifierHash: verifier, pages: [page] }));
  const { verificationOf } = await import('./verification.ts');
  return verificationOf('docs/page.md', root);
}

test('a page whose examples passed has the counts of what ran, and the version that it ran on', async () => {
  expect(await markOf({})).toEqual({
    version: '5.54.0',
    requests: 3,
    codeBlocks: 4,
    procedures: 0,
  });
});

test('a page whose procedures were followed carries a mark', async () => {
  const counts = { procedures: { run: 7, passed: 7 }, labels: { run: 9, passed: 9 } };
  expect(await markOf({ counts })).toMatchObject({ requests: 0, codeBlocks: 0, procedures: 7 });
});

test('a page carries no mark when its scene changed since', async () => {
  const page = '---\nscene: tokens\n---\n';
  write('docs/page.md', page);
  mkdirSync(path.join(root, 'verify/panel/scenes'), { recursive: true });
  write('verify/panel/scenes/tokens.ts', 'first');
  write('verify/panel/scenes/others.ts', 'first');
  const entry = {
    contentHash: contentHash(root, page),
    counts: { procedures: { run: 1, passed: 1 } },
  };
  write('verify/panel/scenes/others.ts', 'second');
  expect(await markOf(entry)).toBeDefined();
  vi.resetModules();
  write('verify/panel/scenes/tokens.ts', 'second');
  expect(await markOf(entry)).toBeUndefined();
});

test.each([
  ['nothing on it was checked', { counts: {} }],
  ['its labels were only looked up', { counts: { labels: { run: 2, passed: 2 } } }],
  ['only a command was looked up', { counts: { shell: { run: 1, passed: 1 } } }],
  ['code was only type-checked', { counts: { types: { run: 2, passed: 2 } } }],
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
  expect(verificationOf('docs/page.md', root)).toBeUndefined();
});

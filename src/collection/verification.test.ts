import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'verification-'));
  for (const folder of ['.cache', 'docs/data', 'verify/src/checks']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('verify/package-lock.json', '{}');
  write('verify/src/checks/sequence.ts', 'console.log(1);');
  const page = {
    id: 'page',
    file: 'docs/page.md',
    verifiableHash: 'as it is',
    examplesHash: 'these',
  };
  write('.cache/document-index.json', JSON.stringify([page]));
  // The report is read once per build.
  vi.resetModules();
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}

/** The mark of a page, given what the report says of it. */
async function markOf(entry: object) {
  const { fingerprintOf } = await import('../../verify/src/fingerprint.ts');
  const parts = ['sequence'] as const;
  const page = {
    file: 'docs/page.md',
    strapiVersion: '5.54.0',
    contentHash: 'as it is',
    parts,
    fingerprint: fingerprintOf(parts, path.join(root, 'verify')),
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
  write('verify/report.json', JSON.stringify({ pages: [page] }));
  return mark();
}

async function mark() {
  const { verifications } = await import('./verification.ts');
  return verifications(root).get('page');
}

test('a page whose examples passed has the counts of what ran, and the version that it ran on', async () => {
  expect(await markOf({})).toEqual({
    version: '5.54.0',
    requests: 3,
    codeBlocks: 4,
    procedures: 0,
    older: [],
  });
});

test('a page whose procedures were followed carries a mark', async () => {
  const counts = { procedures: { run: 7, passed: 7 }, labels: { run: 9, passed: 9 } };
  expect(await markOf({ counts })).toMatchObject({ requests: 0, codeBlocks: 0, procedures: 7 });
});

test.each([
  ['nothing on it was checked', { counts: {} }],
  ['its labels were only looked up', { counts: { labels: { run: 2, passed: 2 } } }],
  ['only a command was looked up', { counts: { shell: { run: 1, passed: 1 } } }],
  ['code was only type-checked', { counts: { types: { run: 2, passed: 2 } } }],
  ['everything on it was skipped', { counts: { http: { run: 0, passed: 0, skipped: 2 } } }],
  ['one of its examples failed', { failures: [{ line: 1 }] }],
  ['it changed since', { contentHash: 'as it was' }],
  ['the report has never seen it', { file: 'docs/other.md' }],
])('a page carries no mark when %s', async (_, entry) => {
  expect(await markOf(entry)).toBeUndefined();
});

test('a page carries no mark when what it needs of the verifier changed since', async () => {
  expect(await markOf({})).toBeDefined();
  vi.resetModules();
  write('verify/src/checks/sequence.ts', '// A comment.\nconsole.log(1);');
  expect(await mark()).toBeDefined();
  vi.resetModules();
  write('verify/src/checks/sequence.ts', 'console.log(2);');
  expect(await mark()).toBeUndefined();
});

test('no page carries a mark without a report', async () => {
  expect(await mark()).toBeUndefined();
});

test('a page says how its examples did on older versions, as long as they are the same', async () => {
  const versions = { '5.9.0': { abc: 'The status is 404' }, '5.40.0': {} };
  const known = (examplesHash: string) =>
    write(
      'docs/data/older-versions.json',
      JSON.stringify({ present: '5.54.0', pages: { 'docs/page.md': { examplesHash, versions } } }),
    );
  known('these');
  expect((await markOf({}))?.older).toEqual([
    { version: '5.40.0', failing: 0 },
    { version: '5.9.0', failing: 1 },
  ]);
  known('others');
  expect((await mark())?.older).toEqual([]);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';

const verifyFolder = path.resolve(import.meta.dirname, '..');
const project = mkdtempSync(path.join(tmpdir(), 'verify-report-'));
process.env.VERIFY_PROJECT = project;
process.env.VERIFY_REPORT = path.join(project, 'report.json');
mkdirSync(path.join(project, 'docs/snippets'), { recursive: true });
for (const name of ['a', 'b'])
  writeFileSync(
    path.join(project, `docs/${name}.md`),
    `page ${name}\n\n::snippet{name="shared"}\n`,
  );
writeFileSync(path.join(project, 'docs/snippets/shared.md'), 'shared\n');

const { contentHash, isVerified, NO_DATABASE } = await import('../src/fingerprint.mjs');
const { failed, passed, skipped } = await import('../src/finding.ts');
const { readReport, toPageReport, writeReport } = await import('../src/report.ts');
afterAll(() => rmSync(project, { recursive: true }));

const hashOf = (file: string): string =>
  contentHash(project, readFileSync(path.join(project, file), 'utf8'));
const entry = (
  file: string,
  findings: Parameters<typeof toPageReport>[1],
): ReturnType<typeof toPageReport> =>
  toPageReport({ file, path: '/x', contentHash: hashOf(file), options: {} }, findings);

test('the checks of one block count as one', () => {
  const place = { file: 'docs/a.md', line: 5, block: 3 };
  const { counts } = entry('docs/a.md', [
    failed('run', place, 'x'),
    failed('run', { ...place, line: 6 }, 'y'),
    passed('run', { file: 'docs/a.md', line: 9 }),
    skipped('run', { file: 'docs/a.md', line: 12 }, 'why'),
  ]);
  assert.deepEqual(counts.run, { run: 2, passed: 1, failed: 1, skipped: 1 });
});

test('the report is the same whatever the order of the pages, and keeps pages that were not checked', () => {
  const results = ['docs/a.md', 'docs/b.md'].map((file) =>
    entry(file, [passed('http', { file, line: 1 })]),
  );
  writeReport(results, 'v1', () => ({}));
  const first = readFileSync(process.env.VERIFY_REPORT ?? '', 'utf8');
  writeReport(results.toReversed(), 'v1', () => ({}));
  assert.equal(readFileSync(process.env.VERIFY_REPORT ?? '', 'utf8'), first);
  writeReport([entry('docs/b.md', [])], 'v1', () => ({}));
  assert.deepEqual(
    readReport().pages.map(({ file }) => file),
    ['docs/a.md', 'docs/b.md'],
  );
  assert.deepEqual(readReport().totals.http, { run: 1, passed: 1, failed: 0, skipped: 0 });
});

test('a page counts as verified only while it, its snippets and the verifier are unchanged', () => {
  writeReport(
    [entry('docs/a.md', [passed('http', { file: 'docs/a.md', line: 1 })])],
    'v1',
    () => ({}),
  );
  assert.equal(isVerified(readReport(), 'docs/a.md', hashOf('docs/a.md'), 'v1'), true);
  assert.equal(isVerified(readReport(), 'docs/a.md', hashOf('docs/a.md'), 'v2'), false);
  const before = hashOf('docs/a.md');
  writeFileSync(path.join(project, 'docs/snippets/shared.md'), 'changed\n');
  assert.notEqual(hashOf('docs/a.md'), before);
  assert.equal(isVerified(readReport(), 'docs/a.md', hashOf('docs/a.md'), 'v1'), false);
});

test('a page with a failure is not verified', () => {
  writeReport(
    [entry('docs/a.md', [failed('http', { file: 'docs/a.md', line: 1 }, 'x')])],
    'v1',
    () => ({}),
  );
  assert.equal(isVerified(readReport(), 'docs/a.md', hashOf('docs/a.md'), 'v1'), false);
});

test('a page whose examples the machine could not try is not verified', () => {
  for (const [reason, verified] of [
    ['needs a file on your disk', true],
    [NO_DATABASE.postgres, false],
    [NO_DATABASE.mysql, false],
  ] as const) {
    writeReport(
      [entry('docs/a.md', [skipped('http', { file: 'docs/a.md', line: 1 }, reason)])],
      'v1',
      () => ({}),
    );
    assert.equal(
      isVerified(readReport(), 'docs/a.md', hashOf('docs/a.md'), 'v1'),
      verified,
      reason,
    );
  }
});

test('when the CMS cannot be installed, one line says so and the exit code is 3', () => {
  const copy = path.join(project, 'verify');
  for (const name of ['bin', 'src', 'cms', 'package.json', 'package-lock.json'])
    cpSync(path.join(verifyFolder, name), path.join(copy, name), { recursive: true });
  mkdirSync(path.join(project, 'node_modules/remark-parse'), { recursive: true });
  const npm = path.join(project, 'npm');
  writeFileSync(
    npm,
    '#!/bin/sh\necho "npm error code ENOTFOUND\\nnpm error\\nnpm error network is off" >&2\nexit 1\n',
  );
  chmodSync(npm, 0o755);
  for (const [script, consequence] of [
    ['verify', 'NOTHING WAS VERIFIED'],
    ['test', 'NO TEST WAS RUN'],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, [path.join(copy, `bin/${script}.mjs`)], {
      env: { ...process.env, PATH: `${project}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    assert.equal(status, 3);
    assert.match(
      stderr,
      new RegExp(
        `^verify: ${consequence}: the CMS could not be installed \\(npm ci: code ENOTFOUND: network is off\\)$`,
        'm',
      ),
    );
  }
});

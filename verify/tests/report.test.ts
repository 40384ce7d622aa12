import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { copyVerifier, verifyFolder } from './copy-of-verifier.ts';

const project = mkdtempSync(path.join(tmpdir(), 'verify-report-'));
process.env.VERIFY_PROJECT = project;
process.env.VERIFY_REPORT = path.join(project, 'report.json');
mkdirSync(path.join(project, 'docs/snippets'), { recursive: true });
for (const name of ['a', 'b'])
  writeFileSync(
    path.join(project, `docs/${name}.md`),
    `page ${name}\n\n::snippet{name="shared"}\n`,
  );
writeFileSync(path.join(project, 'docs/snippets/shared.md'), '```json\n{}\n```\n');

const { isVerified } = await import('../src/fingerprint.ts');
const { NO_DATABASE } = await import('../src/missing-here.ts');
const { loadPage } = await import('../src/pages/page.ts');
const { partsOf } = await import('../src/parts.ts');
const { failed, passed, skipped } = await import('../src/finding.ts');
const { readReport, toPageReport, writeReport } = await import('../src/report.ts');
afterAll(() => rmSync(project, { recursive: true }));

const entry = (
  file: string,
  findings: Parameters<typeof toPageReport>[1],
): ReturnType<typeof toPageReport> => {
  const page = loadPage(file);
  const { contentHash } = page;
  return toPageReport({ file, path: '/x', contentHash, parts: partsOf(page) }, findings);
};

/** Whether the report says that a page passes as it is now. */
function isPassing(file: string): boolean {
  const found = readReport().pages.find((page) => page.file === file);
  return isVerified(found, loadPage(file).contentHash, verifyFolder);
}

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
  writeReport(results);
  const first = readFileSync(process.env.VERIFY_REPORT ?? '', 'utf8');
  writeReport(results.toReversed());
  assert.equal(readFileSync(process.env.VERIFY_REPORT ?? '', 'utf8'), first);
  writeReport([entry('docs/b.md', [])]);
  assert.deepEqual(
    readReport().pages.map(({ file }) => file),
    ['docs/a.md', 'docs/b.md'],
  );
  assert.deepEqual(readReport().totals.http, { run: 1, passed: 1, failed: 0, skipped: 0 });
});

test('a page counts as verified while nothing in it or its snippets changes that is checked', () => {
  const write = (file: string, text: string): void =>
    writeFileSync(path.join(project, 'docs', file), text);
  writeReport([entry('docs/a.md', [passed('http', { file: 'docs/a.md', line: 1 })])]);
  assert.equal(isPassing('docs/a.md'), true);
  write('a.md', 'another text\n\n::snippet{name="shared"}\n');
  write('snippets/shared.md', 'above\n\n```json\n{}\n```\n');
  assert.equal(isPassing('docs/a.md'), true);
  write('snippets/shared.md', '```json\n[]\n```\n');
  assert.equal(isPassing('docs/a.md'), false);
});

test('a page with a failure is not verified', () => {
  writeReport([entry('docs/a.md', [failed('http', { file: 'docs/a.md', line: 1 }, 'x')])]);
  assert.equal(isPassing('docs/a.md'), false);
});

test('a page whose examples the machine could not try is not verified', () => {
  for (const [reason, verified] of [
    ['needs a file on your disk', true],
    [NO_DATABASE.postgres, false],
    [NO_DATABASE.mysql, false],
  ] as const) {
    writeReport([entry('docs/a.md', [skipped('http', { file: 'docs/a.md', line: 1 }, reason)])]);
    assert.equal(isPassing('docs/a.md'), verified, reason);
  }
});

test('when the CMS cannot be installed, one line says so and the exit code is 3', () => {
  const copy = copyVerifier(project, ['bin', 'src', 'cms', 'package.json', 'package-lock.json']);
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

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const script = path.resolve(import.meta.dirname, '../../bin/verify.mjs');
const project = mkdtempSync(path.join(tmpdir(), 'verify-cli-'));
mkdirSync(path.join(project, 'docs/data'), { recursive: true });
after(() => rmSync(project, { recursive: true }));

/** Runs the command on a project of one page, which needs no CMS, and one file of facts. */
function verify(
  page: string,
  facts: string,
  args: string[] = [],
): { status: number | null; stdout: string } {
  writeFileSync(path.join(project, 'docs/page.md'), page);
  writeFileSync(path.join(project, 'docs/data/facts.yml'), facts);
  return spawnSync(process.execPath, [script, '--no-report', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      VERIFY_PROJECT: project,
      VERIFY_REPORT: path.join(project, 'report.json'),
    },
  });
}

const right = '```json\n{ "name": "my-project" }\n```\n';

test('pages and facts that hold end with exit code 0', () => {
  const { status, stdout } = verify(right, 'strapi:\n  version: 5.54.0\n');
  assert.match(stdout, /^No failures\.$/m);
  assert.match(stdout, /^✓ docs\/data\/facts\.yml {2}1 facts$/m);
  assert.equal(status, 0);
});

test('a wrong page ends with exit code 1, and the line is printed', () => {
  const { status, stdout } = verify(
    '\n```json\n{ "name" }\n```\n',
    'strapi:\n  version: 5.54.0\n',
    ['docs/page.md'],
  );
  assert.match(stdout, /^ {4}docs\/page\.md:3 {2}data: Not valid JSON/m);
  assert.equal(status, 1);
});

test('a wrong fact ends with exit code 1, and the line is printed', () => {
  const { status, stdout } = verify(
    right,
    '# facts\ndatabases:\n  clients: [mysql, oracle, postgres, sqlite]\n',
  );
  assert.match(
    stdout,
    /^ {4}docs\/data\/facts\.yml:3 {2}facts: `databases\.clients` is \["mysql","postgres","sqlite"\] in the packages/m,
  );
  assert.equal(status, 1);
});

test('a path that does not exist ends with exit code 2', () => {
  assert.equal(verify(right, '', ['docs/nothing.md']).status, 2);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const script = path.resolve(import.meta.dirname, '../../bin/verify.mjs');
const project = mkdtempSync(path.join(tmpdir(), 'verify-cli-'));
const report = path.join(project, 'report.json');
mkdirSync(path.join(project, 'docs/data'), { recursive: true });
after(() => rmSync(project, { recursive: true }));

const { version } = createRequire(import.meta.url)('@strapi/strapi/package.json');
const facts = `strapi:\n  version: ${version}\n`;

/** Runs the command on a project of one page, which needs no CMS, and one file of facts. */
function verify(
  page: string,
  ofFacts: string,
  args: string[] = [],
): { status: number | null; stdout: string } {
  writeFileSync(path.join(project, 'docs/page.md'), page);
  writeFileSync(path.join(project, 'docs/data/facts.yml'), ofFacts);
  return spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      VERIFY_PROJECT: project,
      VERIFY_REPORT: report,
    },
  });
}

const right = '```json\n{ "name": "my-project" }\n```\n';

test('pages and facts that hold end with exit code 0', () => {
  const { status, stdout } = verify(right, facts, ['--no-report']);
  assert.match(stdout, /^No failures\.$/m);
  assert.match(stdout, /^✓ docs\/data\/facts\.yml {2}1 facts$/m);
  assert.equal(status, 0);
});

test('a wrong page ends with exit code 1, and the line is printed', () => {
  const { status, stdout } = verify('\n```json\n{ "name" }\n```\n', facts, [
    '--no-report',
    'docs/page.md',
  ]);
  assert.match(stdout, /^ {4}docs\/page\.md:3 {2}data: Not valid JSON/m);
  assert.equal(status, 1);
});

test('a wrong fact ends with exit code 1, and the line is printed', () => {
  const { status, stdout } = verify(
    right,
    '# facts\ndatabases:\n  clients: [mysql, oracle, postgres, sqlite]\n',
    ['--no-report'],
  );
  assert.match(
    stdout,
    /^ {4}docs\/data\/facts\.yml:3 {2}facts: `databases\.clients` is \["mysql","postgres","sqlite"\] in the packages/m,
  );
  assert.equal(status, 1);
});

test('the quick checks run nothing, and say so in no report', () => {
  const page = "```js run\nthrow new Error('not thrown');\n```\n";
  const { status, stdout } = verify(page, '', ['--quick', 'docs/page.md']);
  assert.match(stdout, /^✓ docs\/page\.md {2}1 type checks$/m);
  assert.equal(status, 0);
  assert.equal(existsSync(report), false);
});

test('what failed is checked again alone, until it holds', () => {
  verify('```json\n{ "name" }\n```\n', '', ['docs/page.md']);
  const again = verify(right, '', ['--only-failed', 'docs/page.md']);
  assert.match(again.stdout, /: 1 of 1 page\(s\) to check/);
  assert.match(verify(right, '', ['--only-failed', 'docs/page.md']).stdout, /nothing to run/);
});

test('a path that does not exist ends with exit code 2', () => {
  assert.equal(verify(right, '', ['docs/nothing.md']).status, 2);
});

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const project = mkdtempSync(path.join(tmpdir(), 'verify-update-'));
process.env.VERIFY_PROJECT = project;
cpSync(path.join(import.meta.dirname, 'project'), project, { recursive: true });
const { loadPage } = await import('../../src/pages/page.ts');
const { updatePage } = await import('../../src/update.ts');
const { verifyPages } = await import('../../src/verify.ts');
after(() => rmSync(project, { recursive: true }));

test('an update writes the truth into a page, and the page then passes', async () => {
  const files = [
    'field',
    'status',
    'run-result',
    'graphql-answer',
    'command-printed',
    'region',
  ].map((name) => `docs/wrong/${name}.md`);
  const wrong = await verifyPages(files.map(loadPage), () => {});
  for (const { page, outcomes } of wrong) assert.equal(updatePage(page, outcomes), 1);
  for (const { page, outcomes } of wrong)
    assert.equal(updatePage(page, outcomes), undefined, 'a page that changed since is left alone');
  const right = await verifyPages(files.map(loadPage), () => {});
  assert.deepEqual(
    right.flatMap(({ report }) => report.failures),
    [],
  );
  const text = readFileSync(path.join(project, 'docs/wrong/status.md'), 'utf8');
  assert.match(text, /```jsonc response status=404\n\{\n {2}"data": null\n {2}\/\/ …\n\}\n```/);
  assert.match(readFileSync(path.join(project, 'docs/wrong/run-result.md'), 'utf8'), /\/\/ => 5\n/);
});

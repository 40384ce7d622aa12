import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutPostgres } from '../../src/checks/sequence.ts';
import { parsePage } from '../../src/pages/parse.ts';

test('an example for PostgreSQL is skipped without it, but fails where changes are judged', () => {
  const [block] = parsePage(
    'docs/a.md',
    '```http request database=postgres\nGET /api/global\n```\n',
  ).blocks;
  assert.ok(block && 'lang' in block);
  assert.equal(withoutPostgres('http', { ...block, included: false }, false).outcome, 'skipped');
  assert.equal(withoutPostgres('http', { ...block, included: false }, true).outcome, 'failed');
});

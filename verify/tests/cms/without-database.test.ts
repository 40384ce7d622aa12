import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_DATABASE, untried } from '../../src/missing-here.ts';

for (const reason of Object.values(NO_DATABASE))
  test(`an example is skipped because ${reason}, but fails where changes are judged`, () => {
    const place = { file: 'docs/a.md', line: 1 };
    assert.equal(untried('http', place, reason, false).outcome, 'skipped');
    assert.equal(untried('http', place, reason, true).outcome, 'failed');
  });

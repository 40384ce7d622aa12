import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFacts } from '../../src/checks/facts.ts';

test('facts are held against the packages, with file and line', () => {
  const [right, wrong, unknown] = checkFacts(
    'facts.yml',
    "databases:\n  clients: [mysql, postgres, sqlite]\nnode:\n  range: '>=18'\nweather:\n  today: fine\n",
  );
  assert.equal(right?.outcome, 'passed');
  assert.ok(wrong?.outcome === 'failed' && wrong.line === 4 && />=20/.test(wrong.message));
  assert.ok(
    unknown?.outcome === 'failed' &&
      unknown.line === 6 &&
      /can't check `weather\.today`/.test(unknown.message),
  );
});

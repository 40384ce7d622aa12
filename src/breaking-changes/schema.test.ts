import { expect, test } from 'vitest';
import { ruleSchema } from './rule-schema.ts';
import { breakingChangeSchema } from './schema.ts';

const change = { area: 'server-code', evidence: { v4: 'executed', v5: 'executed' } };
const reason = 'A reason that is long enough.';

test('a change without codemods is complete', () => {
  expect(breakingChangeSchema.parse(change)).toMatchObject({ codemods: [], affectsPlugins: false });
});

test.each<[string, object, RegExp]>([
  ['an unexplained gap', { evidence: { v4: 'read', v5: 'executed' } }, /why.* says why/],
  [
    'a codemod by its name',
    { codemods: [{ uid: 'utils', coverage: 'full' }] },
    /upgrade codemods ls/,
  ],
])('%s is rejected', (_, written, message) => {
  expect(breakingChangeSchema.safeParse({ ...change, ...written }).error?.message).toMatch(message);
});

test('a rule becomes what the checker reads', () => {
  const rule = { call: 'strapi.config.get', argument: "^'plugin\\.", reason };
  expect(ruleSchema.parse(rule)).toEqual({
    kind: 'call',
    chain: ['strapi', 'config', 'get'],
    argument: "^'plugin\\.",
    reason,
  });
});

test.each<[string, object, RegExp]>([
  ['two things to look for', { key: 'a', text: 'b', reason }, /exactly one of.*key, text/],
  ['nothing to look for', { reason }, /exactly one of.*found none/],
  ['a narrowing of another kind', { text: 'a', below: 3, reason }, /text: Unrecognized key.*below/],
  ['a broken pattern', { call: 'a', argument: '(', reason }, /isn't a regular expression/],
  ['a reason without an end', { text: 'a', reason: 'Not a whole sentence' }, /ends with a period/],
])('a rule with %s is rejected', (_, written, message) => {
  expect(ruleSchema.safeParse(written).error?.message).toMatch(message);
});

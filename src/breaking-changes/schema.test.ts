import { expect, test } from 'vitest';
import { breakingChangeSchema } from './schema.ts';

const change = {
  area: 'server-code',
  affectsPlugins: true,
  from: '4.26.2',
  in: '5.0.0',
  evidence: { v4: 'executed', v5: 'executed' },
  rules: [],
};
const reason = 'A reason that is long enough.';
const messages = (written: object): string[] =>
  breakingChangeSchema
    .safeParse({ ...change, ...written })
    .error?.issues.map(({ message }) => message) ?? [];

test('a change without codemods and rules is complete', () => {
  expect(breakingChangeSchema.parse(change)).toMatchObject({ codemods: [], rules: [] });
});

test('a rule becomes what the checker reads', () => {
  const rules = [{ call: 'strapi.config.get', argument: "^'plugin\\.", reason }];
  expect(breakingChangeSchema.parse({ ...change, rules }).rules).toEqual([
    { kind: 'call', chain: ['strapi', 'config', 'get'], argument: "^'plugin\\.", reason },
  ]);
});

test.each<[string, object, RegExp]>([
  [
    'two things to look for',
    { rules: [{ key: 'a', text: 'b', reason }] },
    /exactly one of.*key, text/,
  ],
  ['nothing to look for', { rules: [{ reason }] }, /exactly one of.*found none/],
  [
    'a narrowing of another kind',
    { rules: [{ text: 'a', below: 3, reason }] },
    /"below" only narrows down dependency/,
  ],
  [
    'a broken pattern',
    { rules: [{ call: 'a', argument: '(', reason }] },
    /isn't a regular expression/,
  ],
  [
    'a reason without an end',
    { rules: [{ text: 'a', reason: 'Not a whole sentence' }] },
    /ends with a period/,
  ],
  ['an unexplained gap', { evidence: { v4: 'read', v5: 'executed' } }, /"why" says why/],
  [
    'a codemod by its name',
    { codemods: [{ uid: 'utils', coverage: 'full' }] },
    /upgrade codemods ls/,
  ],
])('%s is rejected', (_, written, message) => {
  expect(messages(written).join()).toMatch(message);
});

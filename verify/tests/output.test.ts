import assert from 'node:assert/strict';
import { test } from 'vitest';
import { firstDifference } from '../src/expected/output.ts';

test.each([
  ['one\ntwo', 'one\ntwo'],
  ['one\n…\nfour', 'one\ntwo\nthree\nfour'],
  ['// …\nfour', 'one\nfour'],
  ['one\n…', 'one\ntwo\nthree'],
  ['Launched In: … ms', 'Launched In: 12 ms'],
  ['a … c … e', 'a b c d e'],
])('%j is an excerpt of %j', (page, real) => {
  assert.equal(firstDifference(page, real), undefined);
});

test.each([
  ['…', 'one', { line: 0, shown: 'nothing', real: '`one`' }],
  ['one\ntwo', 'one\n2', { line: 1, shown: '`two`', real: '`2`' }],
  ['one', 'one\ntwo', { line: 0, shown: 'nothing', real: '`two`' }],
  ['one\ntwo', 'one', { line: 1, shown: '`two`', real: 'nothing' }],
  ['one\n…\nfive', 'one\ntwo', { line: 2, shown: '`five`', real: 'nothing' }],
  ['a…a', 'a', { line: 0, shown: '`a…a`', real: '`a`' }],
])('%j differs from %j', (page, real, difference) => {
  assert.deepEqual(firstDifference(page, real), difference);
});

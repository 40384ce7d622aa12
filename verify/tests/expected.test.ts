import assert from 'node:assert/strict';
import { test } from 'vitest';
import { compare } from '../src/expected/compare.ts';
import { parseLiteral } from '../src/expected/literal.ts';
import { printJavascript, printJson } from '../src/expected/print.ts';

const differences = (page: string, actual: unknown): string[] =>
  compare(parseLiteral(page), actual).map(({ message }) => message);

test('equal values have no difference, whatever the order of their members', () => {
  assert.deepEqual(
    differences('{ "a": 1, "b": [true, null, -2.5] }', { b: [true, null, -2.5], a: 1 }),
    [],
  );
});

test('JavaScript literals are read as well as JSON', () => {
  assert.deepEqual(
    differences("{ name: 'Belle Garonne', price: undefined }", { name: 'Belle Garonne' }),
    [],
  );
});

test('a mark in an object allows further members, and only there', () => {
  assert.deepEqual(differences('{ "a": 1, // …\n}', { a: 1, b: 2 }), []);
  assert.equal(differences('{ "a": { "c": 1 }, // …\n}', { a: { c: 1, d: 2 } }).length, 1);
});

test('a mark in a list allows further items where it stands', () => {
  assert.deepEqual(differences('[1, // …\n 9]', [1, 2, 3, 9]), []);
  assert.deepEqual(differences('[ // …\n 9]', [9]), []);
  assert.equal(differences('[1, // …\n 9]', [1, 2, 8]).length, 1);
  assert.equal(differences('[1, 9, // …\n]', [1]).length, 1);
});

test('a number is not a string, and a version is not a token', () => {
  assert.equal(differences('"1"', 1).length, 1);
  assert.equal(differences('"5.54.0"', '5.53.0').length, 1);
});

test('what is random is compared by its form', () => {
  assert.deepEqual(differences('"eyJhbGciOi…"', 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.abc-_1'), []);
  assert.deepEqual(differences('"cover_0123456789.jpg"', 'cover_abcdef0123.jpg'), []);
  assert.deepEqual(differences('"<token>"', 'anything'), []);
  assert.equal(differences('"0123456789abcdef0123456789abcdef"', 'no hash').length, 1);
});

test('a difference carries the line of the value', () => {
  assert.deepEqual(
    compare(parseLiteral('{\n  "a": 1,\n  "b": 2\n}'), { a: 1, b: 3 }).map(({ line }) => line),
    [2],
  );
});

test("a text that isn't a value is rejected with its line", () => {
  assert.throws(() => parseLiteral('{\n  "a": ?\n}'), { line: 1 });
});

test('a new response is trimmed as the old one was', () => {
  const old = parseLiteral('{ "data": [{ "id": 1, // …\n }, // …\n], // …\n}');
  assert.equal(
    printJson({ data: [{ id: 5, name: 'a' }, { id: 6 }], meta: {} }, old),
    '{\n  "data": [\n    {\n      "id": 5\n      // …\n    }\n    // …\n  ]\n  // …\n}',
  );
});

test('a new result is written as JavaScript', () => {
  assert.equal(printJavascript({ id: 5, 'a-b': "it's" }), `{ id: 5, 'a-b': "it's" }`);
});

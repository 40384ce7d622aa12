import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Kept } from './kept.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a build makes of some inputs. @returns the inputs that it had to make something of */
function build(...inputs: string[]): string[] {
  const kept = new Kept<string>(root, 'values');
  const make = vi.fn((input: string) => input.toUpperCase());
  for (const input of inputs) {
    expect(kept.get(input, () => make(input))).toBe(input.toUpperCase());
  }
  kept.save();
  return make.mock.calls.map(([input]) => input);
}

test('the same input is worked on once, in one build and in the next', () => {
  expect(build('a', 'b', 'a')).toEqual(['a', 'b']);
  expect(build('a', 'b', 'c')).toEqual(['c']);
});

test('what a build did not ask for is forgotten', () => {
  build('a', 'b');
  build('a');
  expect(build('a', 'b')).toEqual(['b']);
});

test('other code makes everything again', () => {
  build('a');
  writeFileSync(path.join(root, 'package.json'), '{}');
  expect(build('a')).toEqual(['a']);
});

test('half of a file, from a build that was killed, counts as none', () => {
  build('a');
  const file = path.join(root, '.cache/values.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  expect(build('a')).toEqual(['a']);
});

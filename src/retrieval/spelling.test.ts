import { expect, test } from 'vitest';
import { isSlipOf } from './spelling.ts';
import { stopWords } from './vocabulary/stop-words.ts';

test.each(['adn', 'teh', 'wich', 'waht', 'betwen', 'difrence', 'becuse'])(
  '%s is a little word with a typo',
  (typed) => expect(isSlipOf(typed, [...stopWords, 'because'])).toBe(true),
);

// `must`, `can`, `done`, `get`, `the` and `for` with another letter are words of their own.
test.each(['rust', 'cat', 'node', 'git', 'tie', 'fog', 'kubernetes', 'es6', 'a'])(
  '%s is none',
  (typed) => expect(isSlipOf(typed, stopWords)).toBe(false),
);

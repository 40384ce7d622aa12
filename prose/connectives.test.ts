import { expect, test } from 'vitest';
import { hasConnective, hasTrailingClause } from './connectives.ts';

test.each([
  'Keep it because Node.js reads it.',
  'If you use a proxy, set `proxy`.',
  'The option that selects the language is `locale`.',
  'Build the project before starting the server.',
])('joins clauses: %s', (sentence) => {
  expect(hasConnective(sentence)).toBe(true);
});

test.each(['Not so many requests arrive.', 'Strapi stores the file.'])(
  'joins nothing: %s',
  (sentence) => {
    expect(hasConnective(sentence)).toBe(false);
  },
);

test('a clause trails after a comma', () => {
  expect(hasTrailingClause('The port is taken, so choose another.')).toBe(true);
  expect(hasTrailingClause('Because the port is taken, choose another.')).toBe(false);
});

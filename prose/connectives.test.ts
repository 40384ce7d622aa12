import { expect, test } from 'vitest';
import { hasConnective } from './connectives.ts';

test.each([
  'Keep it, because Node.js reads it.',
  'The port is taken, so choose another.',
  'If you use a proxy, set `proxy`.',
  'Otherwise, the server stops.',
  'Restart the server after you change the file.',
  'Build the project before starting the server.',
  'The draft stays, but readers no longer see it.',
])('joins facts: %s', (sentence) => {
  expect(hasConnective(sentence)).toBe(true);
});

test.each([
  'Not so many requests arrive.',
  'The option exists since 5.2.',
  'The field after the name is optional.',
  'Strapi stores the file.',
])('joins nothing: %s', (sentence) => {
  expect(hasConnective(sentence)).toBe(false);
});

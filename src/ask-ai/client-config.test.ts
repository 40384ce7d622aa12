// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readConfig } from './client-config.ts';

const usable = { title: 'Ask', exampleQuestions: ['Why?'], provider: { type: 'embedded' } };

test('what is usable of a configuration is kept', () => {
  expect(readConfig(usable)).toMatchObject(usable);
});

test.each([
  null,
  [],
  'x',
  { title: 7, exampleQuestions: [{}], provider: 'oracle' },
  { exampleQuestions: {}, provider: null },
])('the documentation answers with the configuration %j', (given) => {
  expect(readConfig(given)).toMatchObject({
    title: 'Ask AI',
    exampleQuestions: [],
    provider: { type: 'embedded' },
    origin: location.origin,
  });
});

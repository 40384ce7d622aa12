import { expect, test } from 'vitest';
import { areForms } from './word-forms.ts';

test.each([
  ['filter', 'filtering'],
  ['run', 'running'],
  ['policy', 'policies'],
  ['populate', 'population'],
  ['generate', 'generators'],
  ['deploy', 'deployment'],
  ['automatic', 'automatically'],
  ['customize', 'customization'],
])('%s and %s are forms of one word', (a, b) => {
  expect(areForms(a, b)).toBe(true);
});

test.each([
  ['general', 'generate'],
  ['products', 'production'],
  ['internal', 'internet'],
])('%s and %s are two words', (a, b) => {
  expect(areForms(a, b)).toBe(false);
});

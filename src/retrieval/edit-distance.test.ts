import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['filter', 'filter', 0],
  ['fitler', 'filter', 1],
  ['filtr', 'filter', 1],
  ['filtter', 'filter', 1],
  ['vilter', 'filter', 1],
  ['vitler', 'filter', 2],
  ['populate', 'relation', 3],
  ['a', 'abcdef', 3],
])('from %s to %s it is %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

import { expect, test } from 'vitest';
import { collapseDuration } from './collapse.ts';

test('taller sections take longer, but less and less so', () => {
  expect(collapseDuration(0)).toBe(0);
  expect(collapseDuration(36)).toBe(192);
  const [small, middle, tall] = [
    collapseDuration(100),
    collapseDuration(200),
    collapseDuration(300),
  ];
  expect(middle).toBeGreaterThan(small);
  expect(tall - middle).toBeLessThan(middle - small);
});

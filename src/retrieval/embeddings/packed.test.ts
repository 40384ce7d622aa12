import { expect, test } from 'vitest';
import { similarity } from './embedding.ts';
import { packEmbedding, unpackEmbedding } from './packed.ts';
import { readWordVectors } from './word-vectors.ts';

test('an embedding keeps its direction, and has length 1 again', () => {
  for (const vector of [...readWordVectors().values()].slice(0, 500)) {
    const length = Math.hypot(...vector);
    const before = Float32Array.from(vector, (value) => value / length);
    const after = unpackEmbedding(packEmbedding(vector));
    expect(Math.hypot(...after)).toBeCloseTo(1, 5);
    // Four steps each way leave 0.963 of the worst word; finer ones found no more pages.
    expect(similarity(before, after)).toBeGreaterThan(0.96);
  }
});

test('what is packed has a letter for each dimension', () => {
  expect(packEmbedding([1, 0, -1, 0.3])).toBe('ieaf');
});

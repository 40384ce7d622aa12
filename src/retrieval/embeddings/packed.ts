import type { Embedding } from './embedding.ts';

/**
 * An embedding in a file of the index: a letter for each dimension, from `a` to `i`. So few steps find the
 * same pages as exact values, and compressed letters take about 3 bits each.
 */
export type PackedEmbedding = string;

/** Steps above zero, and as many below. */
const steps = 4;
const zero = 'e'.charCodeAt(0);

/** Packs a vector of any length but zero; only its direction is kept. */
export function packEmbedding(vector: ArrayLike<number>): PackedEmbedding {
  const values = Array.from(vector);
  const largest = Math.max(...values.map(Math.abs));
  return String.fromCharCode(
    ...values.map((value) => zero + Math.round((value / largest) * steps)),
  );
}

export function unpackEmbedding(packed: PackedEmbedding): Embedding {
  const values = Float32Array.from(packed, (letter) => letter.charCodeAt(0) - zero);
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}

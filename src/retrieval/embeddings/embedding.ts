import { chunksOf } from '../tokens.ts';

/** A direction of length 1: texts that mean similar things point in similar directions. */
export type Embedding = Float32Array;

/** The words of a text that have a meaning by themselves: an identifier gives its parts. */
export function wordsToEmbed(text: string): string[] {
  return chunksOf(text).flatMap(({ whole, parts, humps }) =>
    parts.length + humps.length === 0 ? [whole] : [...new Set([...parts, ...humps])],
  );
}

/**
 * The embedding of a text is the sum of its words' vectors. How long they are says how much each
 * word tells, so that stop words hardly turn it. A text without any known word has none.
 */
export function embed(
  words: readonly string[],
  vectors: ReadonlyMap<string, Int8Array | Float32Array>,
): Embedding | undefined {
  const known = words.map((word) => vectors.get(word)).filter((vector) => vector !== undefined);
  const [first] = known;
  if (!first) return undefined;
  const sum = new Float32Array(first.length);
  for (const vector of known) {
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  const length = Math.hypot(...sum);
  return length === 0 ? undefined : sum.map((value) => value / length);
}

/** How similar two texts are in what they mean: the cosine of the angle between them, -1 to 1. */
export function similarity(one: Embedding, other: Embedding): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

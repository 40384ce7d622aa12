import { expect, test } from 'vitest';
import { embed, similarity, wordsToEmbed } from './embedding.ts';
import { readWordVectors } from './word-vectors.ts';

const vectors = readWordVectors();

function likeness(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => embed(wordsToEmbed(text), vectors));
  return left && right ? similarity(left, right) : Number.NaN;
}

test('every word of the table has a vector that isn’t empty', () => {
  expect(vectors.size).toBeGreaterThan(12_000);
  expect([...vectors].filter(([, vector]) => vector.every((value) => value === 0))).toEqual([]);
});

test('texts that mean the same are nearer than others, whatever words they use', () => {
  const asked = 'How do I keep my employees from erasing pictures?';
  const meant = 'Which permission stops editors from deleting images?';
  const other = 'Which port does the database server listen on?';
  expect(likeness(asked, meant)).toBeGreaterThan(likeness(asked, other) + 0.2);
});

test('a text is as near to itself as can be, and the order of its words doesn’t matter', () => {
  expect(likeness('publish a draft', 'publish a draft')).toBeCloseTo(1);
  expect(likeness('publish a draft', 'a draft publish')).toBeCloseTo(1);
});

test('an identifier means what its parts mean', () => {
  expect(wordsToEmbed('strapi.documents findOne')).toEqual(['strapi', 'documents', 'find', 'one']);
});

test('a text without a known word has no embedding', () => {
  expect(embed(['qqzzqq'], vectors)).toBeUndefined();
  expect(embed([], vectors)).toBeUndefined();
});

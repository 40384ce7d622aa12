// @vitest-environment node
import { expect, test } from 'vitest';
import { openIndex } from '../src/retrieval/index/open-index.ts';
import { retrieve } from '../src/retrieval/retrieve.ts';
import { headed, opening, pageOf } from '../src/retrieval/testing/small-index.ts';
import { weights } from '../src/retrieval/weights.ts';
import { gainOf, type Part, parts, pays, withoutPart } from './ablation.ts';

const pages = [
  pageOf('/cms/sort', {
    title: 'Sort',
    questions: [{ text: 'Which comes first?' }],
    sections: [opening('An order.'), headed('Direction', 'Up or down.')],
  }),
  pageOf('/cms/other', { title: 'Other', sections: [opening('Nothing of it.')] }),
];
const found = (part: Omit<Part, 'name'>, text: string) =>
  withoutPart(part, pages, async (load) => {
    const { pages: all } = await retrieve({ text }, await openIndex(load));
    return all.map(({ path }) => path);
  });
const partNamed = (name: string): Part => {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(name);
  return part;
};

test('a part of the data is left out of the index alone', async () => {
  // `ascending` is a word for sorting.
  expect(await found({}, 'ascending')).toEqual(['/cms/sort']);
  expect(await found(partNamed('synonyms.ts'), 'ascending')).toEqual([]);
});

test('a weight is what it was afterwards, even if judging fails', async () => {
  const before = { ...weights };
  const judged = withoutPart(partNamed('title'), pages, async () => {
    expect(weights.title).toBe(0);
    throw new Error('judging');
  });
  await expect(judged).rejects.toThrow('judging');
  expect(weights).toEqual(before);
});

test('a gain is the mean over the same queries, with its standard error', () => {
  const result = (rank: number | null) => ({
    id: '',
    query: '',
    expected: [],
    kind: '',
    paths: [],
    rank,
  });
  const { mean, error } = gainOf([1, 1, 2].map(result), [2, 1, null].map(result));
  expect(mean).toBeCloseTo(1 / 3);
  expect(error).toBeCloseTo(1 / 6);
});

test('what adds too little on blind and on own queries does not pay', () => {
  const gain = (mean: number) => ({ mean, error: 0 });
  expect(pays(gain(0.003), gain(-0.01))).toBe(true);
  expect(pays(gain(-0.01), gain(0.005))).toBe(true);
  expect(pays(gain(0.001), gain(0.003))).toBe(false);
});

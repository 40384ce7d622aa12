// @vitest-environment node
import { expect, test } from 'vitest';
import { openIndex } from '../src/retrieval/index/open-index.ts';
import { retrieve } from '../src/retrieval/retrieve.ts';
import { headed, opening, pageOf } from '../src/retrieval/testing/small-index.ts';
import { weights } from '../src/retrieval/weights.ts';
import { ablation, gainsByKind, type Part, parts, pays } from './ablation.ts';

const pages = [
  pageOf('/cms/sort', {
    title: 'Sort',
    questions: [{ text: 'Which comes first?' }],
    sections: [opening('An order.'), headed('Direction', 'Up or down.')],
  }),
  pageOf('/cms/other', { title: 'Other', sections: [opening('Nothing of it.')] }),
];
const without = ablation(pages);
const found = (part: Omit<Part, 'name'>, text: string) =>
  without(part, async (load) => {
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

test('a weight is what it was afterward, even if judging fails', async () => {
  const before = { ...weights };
  const judged = without(partNamed('title'), async () => {
    expect(weights.title).toBe(0);
    throw new Error('judging');
  });
  await expect(judged).rejects.toThrow('judging');
  expect(weights).toEqual(before);
});

test('a gain is told for each kind of query', () => {
  const result = (kind: string, rank: number | null) => ({
    id: '',
    query: '',
    expected: [],
    kind,
    paths: [],
    rank,
  });
  const whole = [result('typo', 1), result('typo', 2), result('exact', 1)];
  const less = [result('typo', 2), result('typo', null), result('exact', 1)];
  expect(gainsByKind(whole, less)).toEqual({ typo: 0.5, exact: 0 });
});

test('what adds too little to blind queries and to each own kind does not pay', () => {
  expect(pays({ blind: 0.02, own: { typo: -0.01 } })).toBe(true);
  expect(pays({ blind: -0.01, own: { typo: 0.02, exact: 0 } })).toBe(true);
  expect(pays({ blind: 0.009, own: { typo: 0.005, exact: -0.02 } })).toBe(false);
});

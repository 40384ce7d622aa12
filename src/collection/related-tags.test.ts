import { expect, test } from 'vitest';
import { relatedTags } from './related-tags.ts';

const tag = (label: string, ...documents: string[]) => ({ label, documents });
const all = [
  tag('filters', 'a', 'b'),
  tag('operators', 'a', 'b'),
  tag('REST API', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  tag('sort', 'b', 'c'),
  tag('email', 'z'),
];
const relatedTo = (label: string, from = all) =>
  relatedTags(label, from.find((other) => other.label === label)?.documents ?? [], from).map(
    (other) => other.label,
  );

test('the closest tags come first, and tags without a shared page are left out', () => {
  expect(relatedTo('filters')).toEqual(['operators', 'REST API', 'sort']);
  expect(relatedTo('email')).toEqual([]);
});

test('no more than eight tags are related', () => {
  const many = Array.from({ length: 12 }, (_, index) => tag(`tag ${index}`, 'a'));
  expect(relatedTo('tag 0', many)).toHaveLength(8);
});

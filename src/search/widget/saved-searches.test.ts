// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { removeSearch, savedSearches, saveSearch } from './saved-searches.ts';

const search = (name: string) => ({ url: `/cms/${name}`, titles: [name] });

beforeEach(() => localStorage.clear());

test('the newest comes first, once, and the oldest go', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) saveSearch('recent', search(name));
  expect(savedSearches('recent').map(({ titles }) => titles[0])).toEqual(['b', 'f', 'e', 'd', 'c']);
});

test('a search can be removed', () => {
  saveSearch('favorite', search('a'));
  removeSearch('favorite', '/cms/a');
  expect(savedSearches('favorite')).toEqual([]);
});

test.each([
  'not json',
  '{}',
  '[{"url":"javascript:alert(1)","titles":["x"]}]',
  '[{"url":"//evil.example","titles":["x"]}]',
  '[{"url":"/\\\\evil.example","titles":["x"]}]',
  '[{"url":"/.//evil.example","titles":["x"]}]',
  '[{"url":"/cms","titles":[1]}]',
  '[null]',
])('what others left in the storage is no search: %s', (stored) => {
  localStorage.setItem('docs-search-recent', stored);
  expect(savedSearches('recent')).toEqual([]);
});

import { expect, test } from 'vitest';
import { lackingIn } from './lacking.ts';

const documented = `{
  "data": [
    { "id": 4, "documentId": "f6tq", "name": "Belle Garonne", "cover": { "url": "/a.png" } },
    // …
  ],
  "meta": {}
}`;
const lacking = (entry: object) => lackingIn(documented, JSON.stringify({ data: [entry] }));

test('what the entry of the page has and the own one has not is named', () => {
  expect(lacking({ id: 1, documentId: 'x', name: 'Mine', more: 1 })).toEqual(['cover']);
  expect(lacking({ id: 1, documentId: 'x', name: 'Mine', cover: null })).toEqual([]);
});

test('a content type of one’s own has other members, and a list may be empty', () => {
  expect(lacking({ key: 1, documentId: 'x', title: 'Mine' })).toEqual([]);
  expect(lackingIn(documented, '{ "data": [] }')).toEqual([]);
  expect(lackingIn(documented, 'Not Found')).toEqual([]);
});

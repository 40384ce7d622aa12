import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AheadFetcher, aheadLimit } from './fetch-ahead.ts';
import type { PageAnswers } from './page-answers.ts';

const page = (name: string) => new URL(`https://docs.example.com/${name}`);
/** Where the browser does not say what was transferred, a fifth of the text is taken for it. */
const pageOfBytes = (bytes: number) => 'x'.repeat(bytes * 5);

let answers: PageAnswers;
let fetcher: AheadFetcher;
const held = () => [...answers.keys()];

beforeEach(() => {
  answers = new Map();
  fetcher = new AheadFetcher(answers);
  vi.stubGlobal('fetch', async () => new Response(pageOfBytes(aheadLimit / 4)));
});
afterEach(() => vi.unstubAllGlobals());

test('what is merely in view is fetched until there is no room for more', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await fetcher.fetch(page(name), 'inView');
  expect(held()).toEqual(['/a', '/b', '/c', '/d']);
});

test('a page that is not there yet counts as much as the largest that came', async () => {
  vi.stubGlobal('fetch', async () => new Response(pageOfBytes(aheadLimit * 0.4)));
  for (const name of ['a', 'b', 'c']) await fetcher.fetch(page(name), 'inView');
  expect(held()).toEqual(['/a', '/b']);
});

test('what a reader points at takes the place of the oldest', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await fetcher.fetch(page(name), 'inView');
  await fetcher.fetch(page('wanted'), 'wanted');
  expect(held()).toEqual(['/b', '/c', '/d', '/wanted']);
});

test('what a reader went to counts no more, and is kept', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await fetcher.fetch(page(name), 'inView');
  const first = answers.get('/a');
  if (first) first.visited = true;
  await fetcher.fetch(page('e'), 'inView');
  expect(held()).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test('after a change of pages the links of the new page come first', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await fetcher.fetch(page(name), 'inView');
  fetcher.weakenClaims('wanted');
  await fetcher.fetch(page('e'), 'inView');
  expect(held()).toEqual(['/b', '/c', '/d', '/e']);
});

test('after scrolling, what comes into view takes the place of what was, but not of the next page', async () => {
  await fetcher.fetch(page('next'), 'neighbor');
  for (const name of ['a', 'b', 'c', 'd']) await fetcher.fetch(page(name), 'inView');
  expect(held()).toEqual(['/next', '/a', '/b', '/c']);
  fetcher.weakenClaims('inView');
  for (const name of ['e', 'f']) await fetcher.fetch(page(name), 'inView');
  expect(held()).toEqual(['/next', '/c', '/e', '/f']);
});

test('a page that cannot be fetched is asked for again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await fetcher.fetch(page('a'), 'inView');
  expect(held()).toEqual([]);
});

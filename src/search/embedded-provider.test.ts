import { beforeEach, describe, expect, test } from 'vitest';
import type { SearchProvider } from '../provider.ts';
import { recordsOfPage } from '../records/build-records.ts';
import { buildEmbeddedIndex } from './build-index.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

const page = (path: string, title: string, body: string) =>
  recordsOfPage(
    { path, title, description: `About ${title}.`, tags: [], unlisted: false, links: [] },
    `<article><h1>${title}</h1>${body}</article>`,
    0,
  );

const files = buildEmbeddedIndex([
  ...page(
    '/cms/filters',
    'Filters',
    '<p>Keep what matches.</p><h2 id="text">Text</h2><h3 id="containsi"><code>$containsi</code></h3><p>ignores case</p><pre>filters[name][$containsi]=a</pre>',
  ),
  ...page(
    '/cms/populate',
    'Populate',
    '<p>Brings relations along.</p><h2 id="deep">Several levels</h2><p>nested</p>',
  ),
  ...page(
    '/cms/env',
    'Environment',
    '<table><tr><td>env.int(key)</td><td>a number</td></tr></table><p>constructor __proto__ 1337</p>',
  ),
  ...page('/cloud/billing', 'Billing', '<p>Invoices and filters of payments.</p>'),
]);

let loaded: string[] = [];
let fail = false;
let provider: SearchProvider;

beforeEach(() => {
  loaded = [];
  fail = false;
  provider = createEmbeddedProvider(async (path) => {
    loaded.push(path);
    const text = files.get(path);
    if (fail || text === undefined) throw new Error(`${path} is not there`);
    return JSON.parse(text);
  });
});

const search = (query: string) => provider.search(query, new AbortController().signal);
const urls = async (query: string) => (await search(query)).hits.map(({ url }) => url);

describe('finds', () => {
  test.each([
    ['a title before a mention', 'filters', '/cms/filters'],
    ['an operator', '$containsi', '/cms/filters#containsi'],
    ['a name with a dot', 'env.int', '/cms/env'],
    ['a cell of a table', 'number', '/cms/env'],
    ['the beginning of a word', 'popu', '/cms/populate'],
    ['a word with a mistake', 'popualte', '/cms/populate'],
    ['a word with two mistakes', 'poppualte', '/cms/populate'],
    ['another form of a word', 'filtering', '/cms/filters'],
    ['what newcomers call it', 'eager loading', '/cms/populate'],
    ['words of a question', 'how do I populate my relations?', '/cms/populate'],
    ['a word that objects have', 'constructor', '/cms/env'],
    ['a number', '1337', '/cms/env'],
  ])('%s', async (_, query, expected) => {
    expect((await urls(query))[0]).toBe(expected);
  });
});

test.each(['zzqxw', '🎉', '<script>alert(1)</script>', 'مرحبا', '""', '...'])(
  'has no answer to %s, and no error',
  async (query) => {
    expect(await urls(query)).toEqual([]);
  },
);

test('answers a query of 10,000 characters', async () => {
  expect(await urls(`filters ${'x'.repeat(10_000)}`)).toContain('/cms/filters');
});

test('suggests titles that look alike where nothing was found', async () => {
  expect((await search('bill0x0ing')).suggestions).toContain('Billing');
});

test('marks the words that match, in titles and excerpts', async () => {
  const { hits } = await search('containsi');
  expect(hits[0]?.titles.at(-1)).toEqual([{ text: '$containsi', marked: true }]);
  const excerpts = await provider.excerpts(hits, 'containsi', new AbortController().signal);
  const marked = excerpts.get('/cms/filters#containsi')?.filter((part) => part.marked);
  expect(marked).toEqual([{ text: '$containsi', marked: true }]);
});

test('loads the core once and only the words that are asked for', async () => {
  await search('filters');
  await search('filters');
  expect(loaded.filter((path) => path === '/search/core.json')).toHaveLength(1);
  expect(loaded.some((path) => path.includes('text-'))).toBe(false);
});

test('tries again after a failure', async () => {
  fail = true;
  await expect(search('filters')).rejects.toThrow('is not there');
  fail = false;
  expect(await urls('filters')).toContain('/cms/filters');
});

test('file names change with the content, so that no old core meets a new shard', () => {
  const other = buildEmbeddedIndex(page('/a', 'Other', '<p>text</p>'));
  const shards = (index: ReadonlyMap<string, string>) =>
    [...index.keys()].filter((path) => path.includes('words-'));
  expect(shards(other)).not.toEqual(shards(files));
});

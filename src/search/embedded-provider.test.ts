import { beforeEach, describe, expect, test } from 'vitest';
import { coreFile } from '../retrieval/index/format.ts';
import {
  code,
  filesOf,
  headed,
  opening,
  pageOf,
  summary,
} from '../retrieval/testing/small-index.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import type { SearchProvider } from './provider.ts';

const cell = (text: string) => ({ markdown: text, text });

const files = filesOf([
  pageOf('/cms/filters', {
    title: 'Filters',
    sections: [
      opening('Keep what matches.'),
      headed('Text'),
      headed('$containsi', 'ignores case', code('filters[name][$containsi]=a')),
    ],
  }),
  pageOf('/cms/populate', {
    title: 'Populate',
    sections: [opening(summary('Brings relations along.')), headed('Several levels', 'nested')],
  }),
  pageOf('/cms/env', {
    title: 'Environment',
    sections: [
      opening(
        {
          kind: 'table',
          header: [],
          rows: [[cell('env.int(key)'), cell('a number'), cell('variable of variables')]],
        },
        'Reads variables from a file.',
        'constructor __proto__ 1337',
      ),
    ],
  }),
  pageOf('/cloud/billing', {
    title: 'Billing',
    sections: [
      opening('Invoices and filters of payments.'),
      headed('Troubleshooting', {
        kind: 'table',
        header: [cell('Message'), cell('Cause')],
        rows: [[cell('`The card … was declined`'), cell('Ask your [bank](https://a.b).')]],
      }),
    ],
  }),
]);

let loaded: string[] = [];
let fail = false;
let provider: SearchProvider;

beforeEach(() => {
  loaded = [];
  fail = false;
  provider = createEmbeddedProvider(async (path) => {
    loaded.push(path);
    if (fail) throw new Error(`${path} is not there`);
    return files.load(path);
  });
});

const search = (query: string) => provider.search(query, new AbortController().signal);
const urls = async (query: string) => (await search(query)).hits.map(({ url }) => url);

describe('finds', () => {
  test.each([
    ['a title before a mention', 'filters', '/cms/filters'],
    ['an operator', '$containsi', '/cms/filters#$containsi'],
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

test('says when no page has all the words', async () => {
  expect((await search('filters relations')).partial).toBe(true);
  expect((await search('filters invoices')).partial).toBe(false);
});

test('marks the words that match, in titles and excerpts', async () => {
  const { hits } = await search('containsi');
  expect(hits[0]?.titles.at(-1)).toEqual([{ text: '$containsi', marked: true }]);
  const excerpts = await provider.excerpts(hits, 'containsi', new AbortController().signal);
  const marked = excerpts.get('/cms/filters#$containsi')?.filter((part) => part.marked);
  expect(marked).toEqual([{ text: '$containsi', marked: true }]);
});

test('an error message finds first what explains it', async () => {
  const { hits } = await search('Error: The card "Visa" was declined');
  expect(hits[0]).toMatchObject({
    url: '/cloud/billing#troubleshooting',
    explains: true,
    excerpt: [{ text: 'Ask your bank.', marked: false }],
  });
  expect(loaded.filter((file) => file.includes('/errors/'))).toHaveLength(2);
  loaded = [];
  await search('filters');
  expect(loaded.filter((file) => file.includes('/errors/'))).toEqual([]);
});

test('quotes a summary without its title', async () => {
  const { hits } = await search('relations along');
  const excerpts = await provider.excerpts(hits, 'relations', new AbortController().signal);
  const quoted = excerpts.get('/cms/populate')?.map(({ text }) => text);
  expect(quoted?.join('')).toBe('Brings relations along.');
});

test('quotes sentences before cells of a table, and cells apart from each other', async () => {
  const quoted = async (query: string) => {
    const { hits } = await search(query);
    const excerpts = await provider.excerpts(hits, query, new AbortController().signal);
    return excerpts
      .get('/cms/env')
      ?.map(({ text }) => text)
      .join('');
  };
  expect(await quoted('variables')).toBe('Reads variables from a file.');
  expect(await quoted('number')).toBe(
    'env.int(key) · a number · variable of variables · Reads variables from a file. constructor __proto__ 1337',
  );
});

test('loads the core once and only the words that are asked for', async () => {
  await search('filters');
  await search('filters');
  expect(loaded.filter((path) => path === coreFile)).toHaveLength(1);
  expect(loaded.some((path) => path.includes('page-'))).toBe(false);
});

test('tries again after a failure', async () => {
  fail = true;
  await expect(search('filters')).rejects.toThrow('is not there');
  fail = false;
  expect(await urls('filters')).toContain('/cms/filters');
});

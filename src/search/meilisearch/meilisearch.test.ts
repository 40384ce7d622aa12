// @vitest-environment node
import { Meilisearch } from 'meilisearch';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filesOf, headed, opening, pageOf } from '../../retrieval/testing/small-index.ts';
import { buildRecords } from '../records/build-records.ts';
import { createMeilisearchProvider } from './meilisearch-provider.ts';
import { pushRecords } from './push-records.ts';
import { queryVectors } from './query-vector.ts';
import { FakeMeilisearch } from './testing/fake-meilisearch.ts';

/**
 * Against a server that rejects what the real one rejects, and against a real one besides wherever
 * `MEILI_URL` names it.
 */
const index = `docs-test-${process.pid}`;
const origin = 'https://docs.example.com';
const pages = ['filters', 'populate', 'sort'].map((name) =>
  pageOf(`/cms/${name}`, {
    title: name,
    description: `About ${name}.`,
    questions: name === 'sort' ? [{ text: 'In which order do my articles come?' }] : [],
    sections: [opening(`All about ${name}.`), headed('More on it', '<b>bold</b> words')],
  }),
);
const records = buildRecords(pages);

interface Target {
  readonly host: string;
  readonly key: string;
  readonly stop: () => Promise<unknown> | unknown;
}

async function fake(): Promise<Target> {
  const server = new FakeMeilisearch();
  return { host: await server.start(), key: server.key, stop: () => server.stop() };
}

async function real(): Promise<Target> {
  const host = process.env.MEILI_URL ?? '';
  const key = process.env.MEILI_ADMIN_KEY ?? '';
  const client = new Meilisearch({ host, apiKey: key });
  return { host, key, stop: () => client.deleteIndex(index).waitTask() };
}

const servers = { fake, ...(process.env.MEILI_URL && { real }) };

describe.each(Object.entries(servers))('with the %s server', (_, connect) => {
  let target: Target;
  let lines: string[];
  const push = (dryRun = false, some = records) =>
    pushRecords({
      client: new Meilisearch({ host: target.host, apiKey: target.key }),
      index,
      records: some,
      dryRun,
      log: (line) => lines.push(line),
    });
  const provider = () =>
    createMeilisearchProvider(
      { host: target.host, searchKey: target.key, index, origin },
      queryVectors(filesOf(pages).load),
    );
  const search = (query: string) => provider().search(query, new AbortController().signal);

  beforeEach(async () => {
    lines = [];
    target = await connect();
  });
  afterEach(async () => {
    await target.stop();
  });

  test('what was pushed is found, with its marks', async () => {
    await push();
    const { hits } = await search('filters');
    expect(hits[0]).toMatchObject({
      url: '/cms/filters',
      group: 'CMS',
      click: { indexUid: index },
    });
    expect(hits[0]?.titles[0]).toEqual([{ text: 'filters', marked: true }]);
  });

  test('what was indexed from another host leads to this site, in the group of its address', async () => {
    const elsewhere = records.map((record) => ({
      ...record,
      url: `https://old.example.com${record.url}`,
      hierarchy_lvl0: 'Documentation' as const,
    }));
    await push(false, elsewhere);
    const { hits } = await search('filters');
    expect(hits[0]).toMatchObject({ url: '/cms/filters', group: 'CMS' });
  });

  test('markup in a text stays text', async () => {
    await push();
    const { hits } = await search('populate bold');
    const excerpt = hits[0]?.excerpt?.map(({ text }) => text).join('');
    expect(excerpt).toBe('<b>bold</b> words');
  });

  test('sections with all words come first, and others only if it says so', async () => {
    await push();
    const all = await search('populate bold');
    expect(all.hits[0]?.url).toBe('/cms/populate#more-on-it');
    expect(all.partial).toBe(false);
    const some = await search('populate nowhere');
    expect(some.hits[0]?.url).toBe('/cms/populate');
    expect(some.partial).toBe(true);
    expect((await search('xyzzyplugh')).hits).toEqual([]);
  });

  test('a sentence finds what means the same, in other words', async () => {
    await push();
    const { hits, partial } = await search('arrange blog posts by sequence please');
    expect(hits[0]?.url).toBe('/cms/sort');
    expect(partial).toBe(true);
  });

  test('a push replaces what was there, and leaves no other index behind', async () => {
    await push();
    await push(false, records.slice(0, 2));
    expect((await search('populate')).hits).toEqual([]);
    const client = new Meilisearch({ host: target.host, apiKey: target.key });
    await expect(client.index(`${index}_x`).getDocuments()).rejects.toThrow('not found');
  });

  test('a dry run sends nothing', async () => {
    await push(true);
    expect(lines.at(-1)).toContain('Dry run: would send 6 records');
    await expect(search('filters')).rejects.toThrow();
  });
});

describe('a push', () => {
  const many = Array.from({ length: 1200 }, (_, number) => ({
    ...(records[0] as (typeof records)[number]),
    objectID: `record-${number}`,
  }));
  let server: FakeMeilisearch;
  let host: string;
  let lines: string[];
  const push = (some = many) =>
    pushRecords({
      client: new Meilisearch({ host, apiKey: server.key }),
      index: 'docs',
      records: some,
      dryRun: false,
      log: (line) => lines.push(line),
    });

  beforeEach(async () => {
    lines = [];
    server = new FakeMeilisearch();
    host = await server.start();
  });
  afterEach(() => server.stop());

  test('that is dry needs no server to tell what it would send', async () => {
    await pushRecords({
      client: new Meilisearch({ host: 'http://127.0.0.1:1' }),
      index: 'docs',
      records: many,
      dryRun: true,
      log: (line) => lines.push(line),
    });
    expect(lines.at(-1)).toContain('Dry run: would send 1200 records');
  });

  test('tells of its progress', async () => {
    await push();
    expect(lines).toContain('500 of 1200 records sent');
    expect(lines).toContain('1200 of 1200 records sent');
    expect([...server.indexes.keys()]).toEqual(['docs']);
  });

  test('that was interrupted leaves the index as it was, and the next one replaces it', async () => {
    await push(many.slice(0, 10));
    server.breakAt('POST /indexes/docs_', 2);
    await expect(push()).rejects.toThrow();
    expect(server.indexes.get('docs')?.documents.size).toBe(10);
    server.breakAt(undefined);
    await push();
    expect(server.indexes.get('docs')?.documents.size).toBe(1200);
    expect([...server.indexes.keys()]).toEqual(['docs']);
  });

  test('that was interrupted after the swap does not swap the old records back', async () => {
    await push(many.slice(0, 10));
    server.breakAt('DELETE /indexes/docs_', 1);
    await expect(push()).rejects.toThrow();
    server.breakAt(undefined);
    await push();
    expect(server.indexes.get('docs')?.documents.size).toBe(1200);
    expect([...server.indexes.keys()]).toEqual(['docs']);
  });

  test('says what the server rejected', async () => {
    const bad = many.slice(0, 1).map((record) => ({ ...record, objectID: 'not an id' }));
    await expect(push(bad)).rejects.toThrow(/documentAdditionOrUpdate failed.*identifier/);
  });
});

test('a host that answers with more than it was asked for fills no page', async () => {
  const hits = Array.from({ length: 5000 }, (_, number) => ({
    objectID: String(number),
    url: `/cms/page-${number}`,
    hierarchy_lvl1: `Page ${number}`,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ results: [{ hits }, { hits }] }));
  const options = { host: 'https://search.example', searchKey: 'k', index: 'docs', origin };
  const provider = createMeilisearchProvider(options, async () => undefined);
  const answer = await provider.search('page', new AbortController().signal);
  vi.unstubAllGlobals();
  expect(answer.hits).toHaveLength(30);
});

describe('clicks', () => {
  const click = { indexUid: 'docs', objectId: 'a1' };
  const hit = { id: 'a1', url: '/cms', group: 'CMS', titles: [], click } as const;

  afterEach(() => vi.restoreAllMocks());

  test('are sent as the specification says', async () => {
    const server = new FakeMeilisearch();
    const host = await server.start();
    createMeilisearchProvider(
      { host, searchKey: server.key, index: 'docs', origin },
      async () => undefined,
    ).reportClick(hit, 2);
    await vi.waitFor(() => expect(server.events).toHaveLength(1), 20_000);
    expect(server.events).toEqual([
      {
        eventType: 'click',
        eventName: 'Documentation Search Result Clicked',
        ...click,
        position: 2,
      },
    ]);
    server.stop();
  });

  test('are only logged where they cannot be sent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    createMeilisearchProvider(
      { host: 'http://127.0.0.1:9', searchKey: 'k', index: 'docs', origin },
      async () => undefined,
    ).reportClick(hit, 2);
    await vi.waitFor(
      () => expect(log).toHaveBeenCalledWith('Failed to send analytics event:', expect.any(Error)),
      20_000,
    );
  });
});

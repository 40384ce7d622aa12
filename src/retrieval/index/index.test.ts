import { describe, expect, test } from 'vitest';
import { errorIndexFile } from '../../errors/error-index.ts';
import { code, filesOf, headed, opening, pageOf } from '../testing/small-index.ts';
import { buildIndex } from './build-index.ts';
import { coreFile } from './format.ts';
import { openIndex } from './open-index.ts';

const pages = [
  pageOf('/b', {
    title: 'Second',
    sections: [headed('Sorting', 'Order by anything.'), headed('$eq', code('find()'))],
  }),
  pageOf('/a', {
    title: 'First',
    description: 'All about it.',
    sections: [opening('Begin here.')],
    unlisted: true,
  }),
];

describe('the files', () => {
  test('pages are numbered by path, and each starts with its own section', async () => {
    const index = await openIndex(filesOf(pages).load);
    expect(index.pages).toBe(2);
    expect(await index.catalog()).toEqual([
      ['/a', 'First', 1],
      ['/b', 'Second', 0],
    ]);
    expect((await index.page(1)).places).toEqual([
      { url: '/b', slug: '', titles: ['Second'] },
      { url: '/b#sorting', slug: 'sorting', titles: ['Second', 'Sorting'] },
      { url: '/b#$eq', slug: '$eq', titles: ['Second', '$eq'] },
    ]);
    expect([0, 1, 2, 3].map((section) => index.pageOf(section))).toEqual([0, 1, 1, 1]);
    expect(index.positionOf(3)).toBe(2);
  });

  test('the text of a page is its sections with their blocks', async () => {
    const index = await openIndex(filesOf(pages).load);
    const { description, sections } = await index.text(0);
    expect(description).toBe('All about it.');
    expect(sections[0]?.blocks).toEqual([
      { kind: 'prose', markdown: 'Begin here.', text: 'Begin here.' },
    ]);
  });

  test('all but the core and the list of messages carry the version, which changes with the content', () => {
    const versionOf = (files: ReadonlyMap<string, string>): string =>
      JSON.parse(files.get(coreFile) ?? '{}').version;
    const files = buildIndex(pages);
    const version = versionOf(files);
    for (const file of files.keys()) {
      if (file !== coreFile && file !== errorIndexFile) expect(file).toContain(version);
    }
    expect(versionOf(buildIndex(pages.slice(0, 1)))).not.toBe(version);
    expect(versionOf(buildIndex(pages))).toBe(version);
  });

  test('the words of texts come without those that only questions are made of', async () => {
    const index = await openIndex(filesOf(pages).load);
    await index.loadPrefix('b');
    expect([...index.words.keys()]).toContain('begin');
    expect([...index.words.keys()]).not.toContain('by');
  });
});

describe('loading', () => {
  const many = Array.from({ length: 60 }, (_, page) =>
    pageOf(`/p${page}`, {
      title: `Page ${page}`,
      sections: [opening(Array.from({ length: 60 }, (_, at) => `word${at}x${page}`).join(' '))],
    }),
  );

  test('a word loads the shard that it is in and nothing else', async () => {
    const { load, loaded } = filesOf(many);
    const index = await openIndex(load);
    await index.loadWord('word30x7');
    expect(index.words.has('word30x7')).toBe(true);
    expect(loaded.filter((file) => file.includes('/words-'))).toHaveLength(1);
    await index.loadWord('word30x7');
    expect(loaded).toHaveLength(2);
  });

  test('what failed is tried again', async () => {
    const { load } = filesOf(pages);
    let down = true;
    const index = await openIndex((path) =>
      down && path !== coreFile ? Promise.reject(new Error('offline')) : load(path),
    );
    await expect(index.page(0)).rejects.toThrow('offline');
    down = false;
    expect((await index.page(0)).title).toBe('First');
  });

  test('an invalid index is rejected', async () => {
    await expect(openIndex(async () => '<!doctype html>')).rejects.toThrow(/isn't an index/);
    await expect(openIndex(async () => ({ pages: [] }))).rejects.toThrow(/isn't an index/);
  });
});

import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { proseBlock, section } from '../../document/make-sections.ts';
import { atomFeed } from './atom-feed.ts';
import { newsFeed } from './feeds.ts';
import { releaseEntries } from './release-entries.ts';

const site = { title: 'Example', url: 'https://docs.example.com' };

test('a feed has everything that Atom requires, and says what the page says', () => {
  const xml = atomFeed(
    newsFeed,
    [
      {
        anchor: 'builder',
        title: 'Queries & <more>',
        date: '2026-02-03',
        text: 'Put “a & b” together.',
        related: ['/cms/api/rest'],
      },
      { anchor: 'first', title: 'First', date: '2026-01-12', text: 'The first pages.' },
    ],
    site,
  );
  const feed = parseFeed(xml);
  expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
  expect(feed).toMatchObject({
    title: "What's new | Example",
    self: 'https://docs.example.com/whats-new.atom',
    url: 'https://docs.example.com/whats-new',
    updated: new Date('2026-02-03'),
  });
  expect(feed.authors.map(({ name }) => name)).toEqual(['Example']);
  expect(
    feed.items.map(({ id, title, url, updated, content }) => [id, title, url, updated, content]),
  ).toEqual([
    [
      'https://docs.example.com/whats-new#builder',
      'Queries & <more>',
      'https://docs.example.com/whats-new#builder',
      new Date('2026-02-03'),
      'Put “a & b” together.',
    ],
    [
      'https://docs.example.com/whats-new#first',
      'First',
      'https://docs.example.com/whats-new#first',
      new Date('2026-01-12'),
      'The first pages.',
    ],
  ]);
  expect(xml).toContain('<link href="https://docs.example.com/cms/api/rest" rel="related"/>');
});

test('a release that the page has no section about is in no feed', () => {
  const release = { minor: '5.2', versions: [{ version: '5.2.0', by: '2026-01-20' }] };
  const about = section({
    depth: 2,
    slug: 'v5-2',
    title: 'Strapi 5.2',
    blocks: [proseBlock('Lanterns can be lit.')],
  });
  expect(releaseEntries([release], [])).toEqual([]);
  expect(releaseEntries([release], [about])).toEqual([
    { anchor: 'v5-2', title: 'Strapi 5.2', date: '2026-01-20', text: 'Lanterns can be lit.' },
  ]);
});

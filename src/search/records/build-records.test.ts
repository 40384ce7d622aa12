import { expect, test } from 'vitest';
import { code, headed, opening, pageOf, summary } from '../../retrieval/testing/small-index.ts';
import { buildRecords } from './build-records.ts';
import { groupOf } from './record.ts';

const page = pageOf('/cms/api/rest/filters', {
  title: 'Filters',
  description: 'All filter operators.',
  tags: ['REST API', 'filters'],
  sections: [
    opening(summary('Keep documents that match.')),
    headed(
      'Operators',
      { kind: 'table', header: [], rows: [[{ markdown: '`$eq`', text: '$eq' }]] },
      code('const a = 1;\nb()'),
    ),
    { ...headed('Deep', 'Further text'), depth: 4, trail: ['Operators'] },
    headed('End'),
  ],
});
const records = buildRecords([page]);

test('a page has a record for its opening and one for each heading', () => {
  expect(records.map(({ url }) => url)).toEqual([
    '/cms/api/rest/filters',
    '/cms/api/rest/filters#operators',
    '/cms/api/rest/filters#deep',
    '/cms/api/rest/filters#end',
  ]);
});

test('the hierarchy follows the headings by their levels', () => {
  expect(records[2]).toMatchObject({
    hierarchy_lvl0: 'CMS',
    hierarchy_lvl1: 'Filters',
    hierarchy_lvl2: 'Operators',
    hierarchy_lvl3: null,
    hierarchy_lvl4: 'Deep',
  });
  expect(records[3]).toMatchObject({ hierarchy_lvl2: 'End', hierarchy_lvl4: null });
});

test('text, tables and code are content, without the title of a summary', () => {
  expect(records.map(({ content }) => content)).toEqual([
    'Keep documents that match.',
    '$eq\nconst a = 1; b()',
    'Further text',
    '',
  ]);
});

test('only the first record has the description and the tags', () => {
  expect(records.map(({ description }) => description)).toEqual([
    'All filter operators.',
    null,
    null,
    null,
  ]);
  expect(records[0]?.keywords).toEqual(['REST API', 'filters']);
});

test('a page that starts with a heading has a record for its title all the same', () => {
  const [first] = buildRecords([{ ...page, sections: page.sections.slice(1) }]);
  expect(first).toMatchObject({ url: page.path, anchor: null, description: page.description });
});

test('ids are those of Meilisearch, unique, and the same in every build', () => {
  const ids = records.map(({ objectID }) => objectID);
  expect(new Set(ids).size).toBe(records.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{1,511}$/);
  expect(buildRecords([page, pageOf('/a', {})]).map(({ objectID }) => objectID)).toEqual(
    expect.arrayContaining(ids),
  );
});

test.each([
  ['/cms/intro', 'CMS'],
  ['/cloud/intro', 'Cloud'],
  ['/release-notes', 'Documentation'],
])('%s belongs to %s', (url, group) => {
  expect(groupOf(url)).toBe(group);
});

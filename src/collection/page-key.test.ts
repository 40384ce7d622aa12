import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const page = {
  path: '/cms/intro',
  title: 'Introduction',
  digest: 'a',
  sidebar: { nodes: [{ label: 'Introduction' }], file: '/sidebars/cms.1.json' },
  previous: undefined,
  tags: [{ label: 'API' }],
};

test('a page that shows the same has the same key', () => {
  expect(pageKey(structuredClone(page))).toBe(pageKey(page));
});

test.each([
  ['its text', { digest: 'b' }],
  ['a label in its sidebar', { sidebar: { ...page.sidebar, nodes: [{ label: 'Intro' }] } }],
  ['a neighbor', { previous: { label: 'Home', path: '/' } }],
  ['a tag', { tags: [] }],
])('%s is part of the key', (_, change) => {
  expect(pageKey({ ...page, ...change })).not.toBe(pageKey(page));
});

import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { type PageInfo, resolveSidebars } from './page-tree.ts';
import { category, doc, section } from './schema.ts';

const page = (id: string, displayedSidebar?: string): PageInfo => ({
  id,
  path: `/${id}`,
  title: `Title of ${id}`,
  unlisted: false,
  displayedSidebar,
});

const sidebars = {
  main: [
    section('Upgrades', [
      category('v4 → v5', [doc('v5/intro', 'Introduction'), doc('v5/changes', 'Changes')]),
    ]),
  ],
};
const unlisted = page('v5/changes/redux', 'main');
const [main = []] = resolveSidebars(sidebars, [
  page('v5/intro'),
  page('v5/changes'),
  unlisted,
]).values();

const labels = (of: PageInfo) =>
  breadcrumbs(main, of, { label: 'CMS', path: '/cms' }).map(({ label, path }) => [label, path]);
const around = [
  ['CMS', '/cms'],
  ['Upgrades', undefined],
  ['v4 → v5', '/v5/intro'],
];

test('a listed page comes after its section and the groups around it', () => {
  expect(labels(page('v5/changes'))).toEqual([...around, ['Title of v5/changes', '/v5/changes']]);
});

test('a page that the sidebar does not list comes after the listed page above it', () => {
  const changes = ['Changes', '/v5/changes'];
  expect(labels(unlisted)).toEqual([
    ...around,
    changes,
    ['Title of v5/changes/redux', '/v5/changes/redux'],
  ]);
  const deeper = page('v5/changes/redux/store', 'main');
  expect(labels(deeper).at(-2)).toEqual(changes);
});

test('no step is there twice if the page above is the first of its group', () => {
  const below = page('v5/intro/faq', 'main');
  expect(labels(below)).toEqual([...around, ['Title of v5/intro/faq', '/v5/intro/faq']]);
});

test('a group of the same name as the page is left out', () => {
  expect(labels({ ...page('v5/intro'), title: 'V4 → v5' })).toEqual([
    ...around.slice(0, 2),
    ['V4 → v5', '/v5/intro'],
  ]);
});

test('without a listed page above, only the section and the page are left', () => {
  expect(labels(page('elsewhere', 'main'))).toEqual([
    ['CMS', '/cms'],
    ['Title of elsewhere', '/elsewhere'],
  ]);
});

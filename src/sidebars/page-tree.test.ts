import { describe, expect, test } from 'vitest';
import { neighbours, type PageInfo, pathTo, resolveSidebars, sidebarOf } from './page-tree.ts';
import { category, doc, section } from './schema.ts';

const page = (id: string, extra: Partial<PageInfo> = {}): PageInfo => ({
  id,
  path: `/${id}`,
  title: `Title of ${id}`,
  unlisted: false,
  ...extra,
});

const pages = [page('a'), page('b', { sidebarLabel: 'Bee' }), page('c')];
const sidebars = {
  main: [section('Start', [doc('a'), category('More', [doc('b')])]), doc('c', 'See')],
};

describe('resolveSidebars', () => {
  test('takes the label from the sidebar, then the page, then its title', () => {
    const trees = resolveSidebars(sidebars, pages);
    const labels = JSON.stringify(trees.get('main'));
    for (const label of ['Title of a', 'Bee', 'See']) expect(labels).toContain(label);
  });

  test('names a document that does not exist', () => {
    expect(() => resolveSidebars({ main: [doc('nope')] }, [])).toThrow(
      /sidebar "main": no document "nope".*docs\/nope\.md/,
    );
  });

  test('names a sidebar that does not exist', () => {
    const lost = page('d', { displayedSidebar: 'side' });
    expect(() => resolveSidebars(sidebars, [...pages, lost])).toThrow(
      /docs\/d\.md: no sidebar "side". Known: main/,
    );
  });

  test('rejects a page that no sidebar lists, unless it is unlisted or asks for none', () => {
    expect(() => resolveSidebars(sidebars, [...pages, page('d')])).toThrow(
      /docs\/d\.md is in no sidebar/,
    );
    const allowed = [page('e', { unlisted: true }), page('f', { displayedSidebar: null })];
    expect(() => resolveSidebars(sidebars, [...pages, ...allowed])).not.toThrow();
  });

  test('rejects a page that is in two places', () => {
    expect(() => resolveSidebars({ ...sidebars, other: [doc('a')] }, pages)).toThrow(
      /"a" is already in "main"/,
    );
  });
});

describe('a resolved tree', () => {
  const trees = resolveSidebars(sidebars, pages);
  const main = trees.get('main') ?? [];

  test('gives the groups around a page', () => {
    expect(pathTo(main, 'b').map((node) => node.label)).toEqual(['Start', 'More', 'Bee']);
  });

  test('gives the neighbours in reading order, across groups', () => {
    expect(neighbours(main, 'b').previous?.id).toBe('a');
    expect(neighbours(main, 'b').next?.id).toBe('c');
    expect(neighbours(main, 'a').previous).toBeUndefined();
  });

  test('knows which sidebar a page shows', () => {
    expect(sidebarOf(trees, page('a'))).toBe('main');
    expect(sidebarOf(trees, page('x', { displayedSidebar: null }))).toBeUndefined();
    expect(sidebarOf(trees, page('x', { displayedSidebar: 'main' }))).toBe('main');
  });
});

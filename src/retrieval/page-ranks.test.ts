import { expect, test } from 'vitest';
import { linkingPages } from './index/linking-pages.ts';
import { pageRank } from './page-ranks.ts';
import { opening, pageOf } from './testing/small-index.ts';

const rank = (path: string, links = 0, unlisted = false) => pageRank({ path, unlisted }, links);

test('superseded and unlisted pages and those of one service weigh less, pages with many links to them a little more', () => {
  expect(rank('/cms/api/entity-service')).toBeLessThan(rank('/cms/api/document-service'));
  expect(rank('/contributing/elements')).toBeLessThan(rank('/cms/faq'));
  expect(rank('/cms/configurations/sso-providers/github')).toBeLessThan(
    rank('/cms/configurations/sso-providers'),
  );
  expect(rank('/cms/x', 0, true)).toBeLessThan(rank('/cms/x'));
  expect(rank('/cms/x', 20)).toBeGreaterThan(rank('/cms/x'));
});

test('a page counts once for each page that it links to, and not for itself', () => {
  const links = (...paths: string[]) =>
    opening({
      kind: 'prose',
      markdown: '',
      text: '',
      links: paths.map((path) => `https://docs.example.com${path}`),
    });
  const counts = linkingPages([
    pageOf('/a', { sections: [links('/b#x', '/b', '/a')] }),
    pageOf('/c', { sections: [links('/b')] }),
    pageOf('/hidden', { sections: [links('/b')], unlisted: true }),
  ]);
  expect([...counts]).toEqual([['/b', 2]]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IncludedIn, SharedPassage } from './IncludedIn.tsx';

const pages = [
  { title: 'Filters', path: '/cms/api/rest/filters' },
  { title: 'Parameters', path: '/cms/api/rest/parameters' },
];

test('the page of a snippet links to every page that includes it', () => {
  const html = renderToStaticMarkup(<IncludedIn pages={pages} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/cms/api/rest/filters',
    '/cms/api/rest/parameters',
  ]);
});

test.each([
  [2, '2 pages include this passage.'],
  [1, 'One page includes this passage.'],
])('the line above the text of a snippet leads to the %i page(s)', (count, text) => {
  const html = renderToStaticMarkup(
    <SharedPassage description="What it is about." pages={pages.slice(0, count)} />,
  );
  expect(html).toContain('What it is about. <a href="#included-in">');
  expect(html.replace(/<[^>]+>/g, '')).toContain(text);
});
